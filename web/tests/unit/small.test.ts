import { expect, test } from 'vitest'
import { named } from '../../build/icons'
import { ago } from '../../src/lib/ago'
import { canonical } from '../../src/lib/equal'
import { findIn, textsOf } from '../../src/lib/find'
import { dealt, formOf, noteOf, optionsOf, partsFor, type Field } from '../../src/lib/form'
import type { GameInfo } from '../../src/protocol'
import { browserLang } from '../../src/lib/settings.svelte'
import { growth, sizeOf } from '../../src/lib/size.svelte'

test('equal values have the same word', () => {
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe(canonical({ a: null, b: [1, { c: 3, d: 2 }] }))
  expect(canonical({ a: 1 })).not.toBe(canonical({ a: '1' }))
})

test('the first language that the page speaks', () => {
  expect(browserLang(['nl', 'pt-PT', 'fr'])).toBe('pt-BR')
  expect(browserLang(['de-AT'])).toBe('de')
  expect(browserLang(['ja'])).toBe('en')
})

test('sizes as in the layout', () => {
  expect([360, 719, 720, 1099, 1100, 1919, 1920].map(sizeOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'desktop', 'desktop', 'wide'])
})

test('very large screens are read from afar', () => {
  expect([1440, 1920, 2560, 3840].map((width) => sizeOf(width / growth(width)))).toEqual(['desktop', 'wide', 'wide', 'wide'])
})

test('icons are found where they are named', () => {
  const text = `<Icon name="cog" /> <Icon name={on === 'yes' ? 'check-mark' : "cancel"} label="x" /> icon('goat') sprite('no')`
  expect(named(text).sort()).toEqual(['cancel', 'check-mark', 'cog', 'goat'])
})

test('only what is not the default is sent', () => {
  const field = (name: string, value: string): Field => ({ name, kind: 'one', default: value })
  const fields = [field('mission', '1.1'), field('keys.difficulty', 'regular'), field('keys.open_hands', 'false')]
  expect(optionsOf(fields, { mission: '2.1', 'keys.difficulty': 'recruit', 'keys.open_hands': 'false' })).toEqual({
    mission: '2.1',
    keys: { difficulty: 'recruit' },
  })
})

test('the second edition is one choice for people and two words for the table', () => {
  const key = (name: string, ...ids: string[]): Field => ({
    name: `keys.${name}`,
    kind: 'one',
    default: ids[0],
    words: ids.map((id) => ({ id, name: id })),
  })
  const mission: Field = {
    name: 'mission',
    kind: 'one',
    default: '1.1',
    words: [
      { id: '1.1', name: 'A' },
      { id: '1.2', name: 'B', note: 'harder' },
    ],
  }
  const fields = [mission, key('event_pool', 'events_only', 'events_and_finds'), key('specialist_abilities', 'base', 'second_edition')]
  const form = formOf({ seats: 'heroes', fields } as unknown as GameInfo)
  expect(form.first.map(({ name }) => name)).toEqual(['mission', 'edition'])
  expect(optionsOf(form.first, { edition: 'first' })).toEqual({})
  expect(optionsOf(form.first, { edition: 'second' })).toEqual({
    keys: { event_pool: 'events_and_finds', specialist_abilities: 'second_edition' },
  })
  expect(noteOf(mission, '1.1')).toBe('')
  expect(noteOf(mission, '1.2')).toBe('harder')
  expect(formOf({ seats: 'players', fields: [mission] } as unknown as GameInfo).first.map(({ name }) => name)).toEqual(['mission'])
})

test('a seat gets the part it was given, the others by lot, and nobody twice', () => {
  const words = ['humans', 'pilgrims', 'machines'].map((id) => ({ id, name: id }))
  const field: Field = {
    name: 'factions',
    kind: 'several',
    repeats: false,
    default: [],
    words: [...words, { id: 'trogs', name: 'Trogs', from_seats: 4 }],
  }
  expect(formOf({ seats: 'players', fields: [field] } as unknown as GameInfo).part).toBe(field)
  expect([3, 4].map((seats) => partsFor(field, seats).length)).toEqual([3, 4])
  expect(dealt(field, ['', '', ''])).toEqual([])
  expect(dealt(field, ['', 'machines', ''], () => 0.9)).toEqual(['pilgrims', 'machines', 'humans'])
  expect(dealt(field, ['humans', '', '', ''], () => 0)).toEqual(['humans', 'pilgrims', 'machines', 'trogs'])
  expect(
    dealt(field, ['trogs', '', 'machines'], () => 0),
    'what these seats cannot have is drawn anew',
  ).toEqual(['humans', 'pilgrims', 'machines'])
})

test('how long ago', () => {
  expect(ago(0, 'en', 86_400_000 * 1.5)).toBe('yesterday')
  expect(ago(0, 'de', 3_600_000 * 2)).toBe('vor 2 Stunden')
  expect(ago(0, 'pt-BR', 20_000)).toBe('agora')
})

test('entries are found by all that stands on them, whatever the accents', () => {
  const kit = {
    cards: [{ id: 'cut', name: 'Throat Cut', lower: { name: 'Predator', text: 'Move.' }, source: ['ours'] }],
    other: [{ text: { id: 'é', name: 'Élan' } }],
  }
  const texts = textsOf(kit)
  expect(findIn('Throat Cut', texts.get('cut') ?? [], 'predator')).toEqual({ text: 'Predator' })
  expect(findIn('Throat Cut', texts.get('cut') ?? [], 'throat')).toEqual({ text: '' })
  expect(findIn('Throat Cut', texts.get('cut') ?? [], 'ours')).toBeNull()
  expect(findIn('?', texts.get('é') ?? [], 'elan')).toEqual({ text: 'Élan' })
})
