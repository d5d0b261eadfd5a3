import { hashKey } from '@tanstack/react-query';

const isSame = (one: unknown, other: unknown) => one === other || hashKey([one]) === hashKey([other]);

/** Fields of a form that somebody else has changed since it was opened. */
export interface MergeResult<T> {
  /** Fields that the user hasn't changed: the form takes the new values. */
  untouched: (keyof T)[];
  /** Fields that both have changed, to different values. */
  conflicting: (keyof T)[];
}

/**
 * Three versions of a record's values, field by field.
 * @param first what the form started with; `mine`: what it contains now; `theirs`: what the server has now
 */
export function mergeChanges<T extends object>(first: T, mine: T, theirs: T): MergeResult<T> {
  const names = Object.keys(theirs) as (keyof T)[];
  const changed = names.filter((name) => !isSame(first[name], theirs[name]));
  const alone = (name: keyof T) => isSame(first[name], mine[name]);
  return {
    untouched: changed.filter(alone),
    conflicting: changed.filter((name) => !alone(name) && !isSame(mine[name], theirs[name])),
  };
}
