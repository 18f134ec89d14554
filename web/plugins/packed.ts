// Every script and style sheet is packed once, with the best that browsers understand: the server
// sends `<file>.br` as it is, where it packs other files quickly by itself.
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)
/** What is smaller than this fits into one packet of a network either way. */
const WORTH_IT = 1024

export function packed(): Plugin {
  return {
    name: 'merrymen-packed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).flatMap((file) => {
          const content = file.type === 'chunk' ? file.code : file.source
          return /\.(js|css)$/.test(file.fileName) && content.length >= WORTH_IT
            ? [{ fileName: file.fileName, content: Buffer.from(content) }]
            : []
        })
        await Promise.all(
          files.map(async ({ fileName, content }) => {
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
            const source = await pack(content, { params })
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source })
          }),
        )
      },
    },
  }
}
