import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets one caller at a time through. Work that asks for a turn of its own while it has one would wait for itself and
 * stop everybody: it is refused instead.
 */
export function turnstile() {
  const turns = new AsyncLocalStorage<{ over: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.getStore()?.over === false) {
      return Promise.reject(new Error('Inside a transaction, ask the transaction and not the database.'));
    }
    const own = { over: false };
    const turn = last
      .then(() => turns.run(own, work))
      .finally(() => {
        own.over = true;
      });
    last = turn.catch(() => undefined);
    return turn;
  };
}
