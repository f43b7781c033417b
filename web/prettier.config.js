export default {
  semi: false,
  singleQuote: true,
  printWidth: 140,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
