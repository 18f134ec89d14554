import '$/look/paints.css'
import '$/look/tokens.css'
import '$/look/base.css'
import '$/look/helping.css'
import '$/look/marks.css'
import '$/look/pages.css'
import { mount } from 'svelte'
import App from '$/App.svelte'
import { loadAnew } from '$/anew'
import { house } from '$/house.svelte'
import { applyTheme } from '$/settings.svelte'
import { preferred, texts } from '$/texts.svelte'

addEventListener('vite:preloadError', () => void loadAnew())
applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
// The house and its words are asked for at the same time; whether the house answers is App's to
// tell.
house.load().catch(() => undefined)
await texts.speak(preferred())
mount(App, { target: document.getElementById('app') as HTMLElement })
