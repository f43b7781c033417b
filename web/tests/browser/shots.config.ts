import { defineConfig } from 'vitest/config'

// Pictures for people to look at: nothing is judged here. One screen only: npm run shots -- -t battle
export default defineConfig({
  test: { root: import.meta.dirname, include: ['shots.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 600_000 },
})
