import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  // Beside the sources lie types that `cargo xtask codegen` writes; a service worker has another world than a page.
  { ignores: ['dist', 'shots', 'build/sw.js', 'src/*.ts', '!src/games.ts', '!src/main.ts', '!src/vite-env.d.ts'] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.config.js'] }, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A point in the path of a drawing is its two numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowArray: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // The server says which entries of a kit a view can name; the compiler already asks at every index.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What the types call always there is not: windows where the tests run, clipboards without https, what old browsers lack.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `void table.seq` reads a signal, so that an effect runs again when it changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Where the browser allows no other way to copy: on addresses without https.
      '@typescript-eslint/no-deprecated': ['error', { allow: [{ from: 'lib', name: 'execCommand' }] }],
      // Large values are replaced, never changed in place: a Map or a Set that is filled where it is made needs no signals.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // The types of a template's events, blocks and bindings are known to svelte-check alone.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
