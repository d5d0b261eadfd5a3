/** An iterator that knows whether there's another item. */
export interface Lookahead<T> {
  isOver: () => boolean;
  /** The next item. */
  next: () => Promise<T>;
  /** Closes the source, even before its end. */
  close: () => Promise<void>;
}

/** Reads one item ahead. */
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
