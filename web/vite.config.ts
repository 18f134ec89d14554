import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './plugins/icons.ts'

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: { alias: { $: fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: '../src/merrymen/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
})
