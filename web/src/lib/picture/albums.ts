/** The albums of the games, loaded when the first picture of one is wanted. */
import { coverOf } from '../games'
import type { Album } from './album'

const open = new Map<string, Album>()
const asked = new Map<string, Promise<Album>>()

/** The album of a game if it is here already. */
export const albumNow = (game: string): Album | undefined => open.get(game)

export function albumOf(game: string): Promise<Album> {
  let album = asked.get(game)
  if (!album) {
    album = coverOf(game)
      .pictures()
      .then(({ pictures }) => {
        open.set(game, pictures)
        return pictures
      })
    // What could not be loaded is asked for again by the next picture.
    album.catch(() => asked.delete(game))
    asked.set(game, album)
  }
  return album
}
