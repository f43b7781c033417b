import { defineConfig } from 'vitest/config'

// One browser and one server at a time: the tests play, and machines are small.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
