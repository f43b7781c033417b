/** The lines of height of a map without a place: hills from one seed, so that they are always the same. */
const HILLS = 22
const RINGS = 4
const STEPS = 12

let drawn: string[] | undefined

export function contours(): string[] {
  if (drawn) return drawn
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  drawn = Array.from({ length: HILLS }, (_, hill) => {
    const [x, y] = [next() * 1058, next() * 800]
    const rings = Array.from({ length: RINGS }, (_, ring) => {
      const points = Array.from({ length: STEPS }, (_, step) => {
        const turn = (step / STEPS) * 2 * Math.PI
        const far = (ring + 1) * (16 + next() * 6) * (1 + 0.25 * Math.sin(turn * 3 + hill))
        return `${(x + Math.cos(turn) * far * 1.5).toFixed(0)} ${(y + Math.sin(turn) * far).toFixed(0)}`
      })
      return `M${points.join('L')}Z`
    })
    return rings.join('')
  })
  return drawn
}
