import '$/look/tokens.css'
import '$/look/base.css'
import { mount } from 'svelte'
import App from '$/App.svelte'
import { applyTheme } from '$/settings.svelte'
import { preferred, texts } from '$/texts.svelte'

applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
await texts.speak(preferred())
mount(App, { target: document.getElementById('app') as HTMLElement })
