import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './plugins/icons.ts'
import { packed } from './plugins/packed.ts'

const SERVER = 'http://127.0.0.1:8000'

// What the first page needs is one file, what every table needs another, and the words of the house
// are one file per language: every request costs a slow machine more than the bytes in it.
const AT_EVERY_TABLE = [
  'pages/TablePage',
  'parts/acting/Spot',
  'parts/layout/Layout',
  'parts/numbers/Pips',
]
const FILES = [
  { name: 'first', test: /\/web\/src\/main\.ts$/ },
  { name: 'table', test: new RegExp(`/web/src/(${AT_EVERY_TABLE.join('|')})\\.svelte$`) },
  { name: wordsOf, debugName: 'words', test: /\/(web\/src|merrymen|table)\/texts\/..\.ftl/ },
]

function wordsOf(id: string): string {
  return `words-${/(..)\.ftl/.exec(id)?.[1]}`
}

export default defineConfig({
  plugins: [gameIcons(), svelte(), packed()],
  resolve: { alias: { $: fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: '../src/merrymen/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
})
