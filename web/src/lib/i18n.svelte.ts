/**
 * The words of the page. Messages are Fluent, in locales/<lang>/: page.ftl for all pages, for each game <short>-front-page.ftl before
 * and <short>-page.ftl at its tables, with glossary.ftl for the terms that they refer to. `t('prompt-undo')` gives the message in the language of the settings and follows a change of it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Lang } from './settings.svelte'
import { typeset } from './typeset'

/** What the books of tables need beside them. */
const GLOSSARY = 'glossary'

const files = import.meta.glob<string>(['../../../locales/*/*page.ftl', '../../../locales/*/glossary.ftl'], {
  query: '?raw',
  import: 'default',
})

class Words {
  /** The bundle that is shown; replaced as a whole when a language or a book is loaded. */
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
  #books = new Set<string>(['page'])
  #loaded = new Map<string, FluentResource>()
  /** How many bundles were begun, and the latest of them that is shown. */
  #begun = 0
  #shown = 0

  /** Loads a book in the language of the settings, if it is not there yet. */
  async need(...books: string[]): Promise<void> {
    for (const book of books) this.#books.add(book)
    if (books.some((book) => book.endsWith('-page') && !book.endsWith('-front-page'))) this.#books.add(GLOSSARY)
    await this.show(settings.now.lang)
  }

  async show(lang: Lang): Promise<void> {
    const nth = (this.#begun += 1)
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const resource of await Promise.all([...this.#books].map((book) => this.#read(lang, book)))) bundle.addResource(resource)
    // One that was begun later and is there already has these books and more.
    if (lang !== settings.now.lang || nth < this.#shown) return
    this.#shown = nth
    this.bundle = bundle
  }

  async #read(lang: Lang, book: string): Promise<FluentResource> {
    const path = `../../../locales/${lang}/${book}.ftl`
    const known = this.#loaded.get(path)
    if (known) return known
    const resource = new FluentResource((await files[path]?.()) ?? '')
    this.#loaded.set(path, resource)
    return resource
  }
}

export const words = new Words()

export type Args = Record<string, FluentVariable>

/** A message, or an attribute of one (`t('board.label')`). A missing one shows its name, which a test would find. */
export function t(id: string, args?: Args): string {
  const [name = '', attribute] = id.split('.')
  const message = words.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? typeset(words.bundle.locales[0] ?? '', words.bundle.formatPattern(pattern, args ?? null)) : id
}

/** A number with one decimal, with the comma or the point of the language: 4,0 or 4.0. */
export function decimal(n: number, lang: Lang = settings.now.lang): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n)
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return words.bundle.hasMessage(id)
}

export async function changeLang(lang: Lang): Promise<void> {
  settings.set({ lang })
  await words.show(lang)
}
