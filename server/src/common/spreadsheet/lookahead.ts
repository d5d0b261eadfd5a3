/** Items one by one, and whether there is another one. */
export interface Lookahead<T> {
  isOver: () => boolean;
  /** The next item. */
  next: () => Promise<T>;
  /** Ends the source, also before its end. */
  close: () => Promise<void>;
}

/** Looks one item ahead of the next one. */
export async function lookahead<T>(source: Iterable<T> | AsyncIterable<T>): Promise<Lookahead<T>> {
  const iterator =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let next: IteratorResult<T, unknown> = await iterator.next();
  return {
    isOver: () => next.done === true,
    async next() {
      if (next.done === true) throw new Error('there is no other item');
      const { value } = next;
      next = await iterator.next();
      return value;
    },
    async close() {
      await iterator.return?.();
    },
  };
}
