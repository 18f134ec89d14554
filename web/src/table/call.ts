// How the page calls somebody to the table: a soft sound, and a notification when it is hidden.
import { settings } from '$/settings.svelte'
import { t } from '$/texts.svelte'

export type Sound = 'turn' | 'card' | 'dice' | 'end'

const NOTES: Record<Sound, readonly [hertz: number, after: number, length: number][]> = {
  turn: [
    [587, 0, 0.5],
    [880, 0.14, 0.7],
  ],
  card: [[220, 0, 0.09]],
  dice: [
    [310, 0, 0.05],
    [260, 0.07, 0.05],
    [340, 0.13, 0.05],
  ],
  end: [
    [523, 0, 0.5],
    [659, 0.16, 0.5],
    [784, 0.32, 0.9],
  ],
}

let context: AudioContext | null = null

/** A few soft tones; silent until wanted, and until the browser has seen a first click. */
export function play(sound: Sound): void {
  if (!settings.sound || !canSound()) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const start = context.currentTime + 0.02
  for (const [hertz, after, length] of NOTES[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.16, start + after + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0005, start + after + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start + after)
    tone.stop(start + after + length)
  }
}

export function callToTable(title: string): void {
  play('turn')
  if (document.hidden && settings.notify) notify(t('your-turn'), title)
}

/** A notification, where there can be one: over plain http, and on some phones, there is none. */
function notify(words: string, body: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    new Notification(words, { body, tag: 'merrymen-turn', icon: '/feather.svg' })
  } catch {
    // Chromium on Android notifies from service workers only; the tab's title has told it already.
  }
}

export const canSound = (): boolean => 'AudioContext' in window
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window

/** Ask once whether notifications are welcome. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}
