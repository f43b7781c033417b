import { defineConfig } from 'vitest/config'

// Figures are measured, not judged: see the Makefile's `bench`.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.figures.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 120_000 },
})
