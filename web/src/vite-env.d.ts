/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:icons'
declare module 'virtual:icons/*'
declare module 'virtual:house' {
  const rules: string | null
  export default rules
}
