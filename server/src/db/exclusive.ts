import { AsyncLocalStorage } from 'node:async_hooks';

/** A mutex: runs one piece of work at a time, in call order. Nested calls would deadlock, so they're refused. */
export function exclusive() {
  const current = new AsyncLocalStorage<{ isOver: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (current.getStore()?.isOver === false) {
      return Promise.reject(new Error('Inside a transaction, query the transaction, not the database.'));
    }
    const own = { isOver: false };
    const result = last
      .then(() => current.run(own, work))
      .finally(() => {
        own.isOver = true;
      });
    last = result.catch(() => undefined);
    return result;
  };
}
