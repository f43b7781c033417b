/** The chapters of the rulebook for people, with the rules that each part of them rests on. */
import 'virtual:icons/fireteam-zero'
import '../palette.css'
import type { Guide } from '../../lib/guide'

export const guide: Guide = { args: () => ({}), chapters: [] }
