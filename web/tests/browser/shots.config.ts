import { defineConfig } from 'vitest/config'

// Pictures for people to look at: nothing is judged here. One screen only: npm run shots -- -t battle; the README's: npm run films
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['shots.ts', 'films.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
