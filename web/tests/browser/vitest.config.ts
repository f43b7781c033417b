import { defineConfig } from 'vitest/config'

// Two files at a time, each with a browser and a server of its own: the tests play, and machines are small.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
