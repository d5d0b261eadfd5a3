/** A small seeded generator (mulberry32): the same seed gives the same numbers everywhere. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** An integer from 0 up to `end`, exclusive. */
    below: (end: number): number => Math.floor(next() * end),
    /** A number from 0 up to 1, exclusive. */
    fraction: next,
    /** True with this probability. */
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

export type Random = ReturnType<typeof seededRandom>;
