/** THE list of games. All else that the page must know of one is in its folder; its words are in locales/<lang>/<short>-*.ftl. */
import { cover as cryHavoc } from './cry-havoc/cover'
import { cover as fireteamZero } from './fireteam-zero/cover'

export const GAMES = [fireteamZero, cryHavoc]
