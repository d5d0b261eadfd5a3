import type { Selection } from './selection.ts';

/** One parameter of a list in the address (FILT-13). Its default is never written. */
export interface Param<T> {
  default: T;
  /** What an address holds; undefined when that is no value of this parameter. */
  parse: (text: string) => T | undefined;
  format: (value: T) => string;
}

/** The parameters of a list, by their names in the address. */
export type Params<F> = { readonly [K in keyof F]: Param<F[K]> };

const INTEGER = /^-?\d{1,10}$/;

/** A whole number between two bounds. */
export const integerParam = (fallback: number, min: number, max: number): Param<number> => ({
  default: fallback,
  parse(text) {
    const value = Number(text);
    return INTEGER.test(text) && value >= min && value <= max ? value : undefined;
  },
  format: String,
});

/** The id of a record; 0: none. */
export const idParam = integerParam(0, 0, 2_147_483_647);

/** One of some words, the first of them being the default. */
export const wordParam = <const T extends string>(...words: readonly [T, ...T[]]): Param<T> => ({
  default: words[0],
  parse: (text) => words.find((word) => word === text),
  format: (word) => word,
});

/** Free text; surrounding space is not part of it. */
export const textParam: Param<string> = {
  default: '',
  parse: (text) => text.trim().slice(0, 200),
  format: (text) => text.trim(),
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as YYYY-MM-DD; empty: none. */
export const dayParam: Param<string> = {
  default: '',
  parse: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  format: (day) => day,
};

export const PAGE_SIZES = [20, 50, 100, 200] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** LIST-02: a list opens with twenty a page, on page one. */
export const pageParams: Params<{ page: number; size: PageSize }> = {
  page: integerParam(1, 1, 1_000_000),
  size: {
    default: 20,
    parse: (text) => PAGE_SIZES.find((size) => String(size) === text),
    format: String,
  },
};

/** What may stand in the address of a list, besides the selection. Write it once, outside the component. */
export interface ListSpec<F extends object, S> {
  filters: Params<F>;
  sort: Param<S>;
}

/** What an address says of a list. */
export interface ListValues<F extends object, S> {
  selection: Selection;
  page: number;
  size: PageSize;
  sort: S;
  filters: F;
}

/** A list as its address has it, and the call for one page of it. */
export interface List<F extends object, S, P> extends ListSpec<F, S> {
  /** The payload of its call, without the person. */
  payloadOf: (values: ListValues<F, S>) => P;
  /** False: there is nothing to ask for. Without it there always is. */
  isAsked?: (values: ListValues<F, S>) => boolean;
}

const namesOf = <F extends object>(params: Params<F>) => Object.keys(params) as (keyof F & string)[];

/** The values an address holds; a missing or unreadable one is its default. */
export function readParams<F extends object>(params: Params<F>, search: URLSearchParams): F {
  const read = <K extends keyof F & string>(name: K): F[K] => {
    const text = search.get(name);
    const value = text === null ? undefined : params[name].parse(text);
    return value === undefined ? params[name].default : value;
  };
  return Object.fromEntries(namesOf(params).map((name) => [name, read(name)])) as F;
}

/** The address with some values changed; every parameter of others stays. */
export function writeParams<F extends object>(
  params: Params<F>,
  search: URLSearchParams,
  change: Partial<F>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of namesOf(params)) {
    const value = change[name];
    if (value === undefined) continue;
    const text = params[name].format(value);
    if (text === params[name].format(params[name].default)) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** The address without any of the parameters. */
export function clearParams<F extends object>(params: Params<F>, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of namesOf(params)) next.delete(name);
  return next;
}
