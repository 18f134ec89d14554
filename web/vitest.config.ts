// Whatever of the client has logic and needs no browser is tried here; `*.test.ts` stands beside
// it.
import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(
  client,
  defineConfig({
    // As a page runs it, not as a server would.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['{src,plugins}/**/*.test.ts'] },
  }),
)
