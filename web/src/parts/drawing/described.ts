/** What a drawing is to those who do not see it: a picture with a name, or nothing. */
export const described = (
  label: string | undefined,
): { role: 'img'; 'aria-label': string } | { 'aria-hidden': 'true' } =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }
