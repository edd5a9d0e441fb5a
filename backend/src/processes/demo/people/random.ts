/** Deterministic pseudo-random numbers (mulberry32), so that every demo shop has the same companies and sums. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number from `min` to `max`, both included. */
    whole: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
  };
}

export type Random = ReturnType<typeof seededRandom>;
