import { selectionOf, type Selection } from './selection.ts';
import { MOST_VALUES } from './several.ts';

/** The type of a parameter, in JSON, as in the release record of its screen (TEAM-39). */
export type ParamShape =
  | { is: 'integer'; default: number; min: number; max: number }
  /** The first word is the default. */
  | { is: 'word'; words: readonly string[] }
  | { is: 'text' }
  | { is: 'day' }
  /** Typed digits, with limits on dashes and length. */
  | { is: 'digits'; dashes: 0 | 1; most: number }
  | { is: 'several'; of: ParamShape; most: number };

/** One parameter of a list in the address (FILT-13). Its default is never written. */
export interface Param<T> {
  shape: ParamShape;
  default: T;
  /** The value in an address; undefined if it isn't valid for this parameter. */
  parse: (text: string) => T | undefined;
  format: (value: T) => string;
  /** For parameters with several values: reads one value. The address repeats the parameter for each value. */
  each?: (value: T) => string[];
  ofEach?: (texts: readonly string[]) => T;
}

/** The parameters of a list, by name in the address. */
export type Params<F> = { readonly [K in keyof F]: Param<F[K]> };

const INTEGER = /^-?\d{1,10}$/;

/** A whole number between two bounds. */
export const integerParam = (fallback: number, min: number, max: number): Param<number> => ({
  shape: { is: 'integer', default: fallback, min, max },
  default: fallback,
  parse(text) {
    const value = Number(text);
    return INTEGER.test(text) && value >= min && value <= max ? value : undefined;
  },
  format: String,
});

/** The id of a record; 0: none. */
export const idParam = integerParam(0, 0, 2_147_483_647);

/** Several values of a parameter, without duplicates. Unreadable ones are left out. */
export function severalParam<T>(one: Param<T>, most = MOST_VALUES): Param<readonly T[]> {
  const none = one.format(one.default);
  const ofEach = (texts: readonly string[]): T[] => {
    const values = new Map<string, T>();
    for (const text of texts) {
      const value = one.parse(text);
      if (value !== undefined && one.format(value) !== none) values.set(one.format(value), value);
    }
    return [...values.values()].slice(0, most);
  };
  const each = (values: readonly T[]) => values.map((value) => one.format(value));
  return {
    shape: { is: 'several', of: one.shape, most },
    default: [],
    parse: (text) => ofEach([text]),
    format: (values) => each(values).join('\n'),
    each,
    ofEach,
  };
}

/** Whether a value is the default of its parameter. */
export const isDefault = <T>({ format, default: fallback }: Param<T>, value: T): boolean =>
  format(value) === format(fallback);

/** One of several words; the first is the default. */
export const wordParam = <const T extends string>(...words: readonly [T, ...T[]]): Param<T> => ({
  shape: { is: 'word', words },
  default: words[0],
  parse: (text) => words.find((word) => word === text),
  format: (word) => word,
});

/** Free text, trimmed. */
export const textParam: Param<string> = {
  shape: { is: 'text' },
  default: '',
  parse: (text) => text.trim().slice(0, 200),
  format: (text) => text.trim(),
};

const DIGITS = [/^\d*$/, /^\d*(-\d*)?$/] as const;

/** A number typed as text. One that is too long is truncated, so that it finds nothing; as an empty value it would find everything. */
export const digitsParam = (dashes: 0 | 1, most: number): Param<string> => ({
  shape: { is: 'digits', dashes, most },
  default: '',
  parse(text) {
    const cut = text.trim().slice(0, most);
    return DIGITS[dashes].test(cut) ? cut : undefined;
  },
  format: (text) => text.trim(),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as YYYY-MM-DD; empty: none. */
export const dayParam: Param<string> = {
  shape: { is: 'day' },
  default: '',
  parse: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  format: (day) => day,
};

export const PAGE_SIZES = [20, 50, 100, 200] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** LIST-02: a list opens on page 1, with 20 records per page. */
export const pageParams: Params<{ page: number; size: PageSize }> = {
  page: integerParam(1, 1, 1_000_000),
  size: {
    shape: { is: 'word', words: PAGE_SIZES.map(String) },
    default: 20,
    parse: (text) => PAGE_SIZES.find((size) => String(size) === text),
    format: String,
  },
};

/** The parameters of a list in the address, besides the selection. Define it once, outside the component. */
export interface ListSpec<F extends object, S> {
  filters: Params<F>;
  sort: Param<S>;
}

/** The state of a list in an address. */
export interface ListValues<F extends object, S> {
  selection: Selection;
  page: number;
  size: PageSize;
  sort: S;
  filters: F;
}

/** A list and its state in the address, with the call for one page. */
export interface List<F extends object, S, P> extends ListSpec<F, S> {
  /** The payload of its call, without the caller. */
  payloadOf: (values: ListValues<F, S>) => P;
  /** False if the list shouldn't load yet, such as without a selection. Absent: it always loads. */
  isLoadable?: (values: ListValues<F, S>) => boolean;
}

const namesOf = <F extends object>(params: Params<F>) => Object.keys(params) as (keyof F & string)[];

/** The values in an address; a missing or invalid one is its default. */
export function readParams<F extends object>(params: Params<F>, search: URLSearchParams): F {
  const read = <K extends keyof F & string>(name: K): F[K] => {
    const { parse, ofEach, default: fallback } = params[name];
    if (ofEach !== undefined) return ofEach(search.getAll(name));
    const text = search.get(name);
    const value = text === null ? undefined : parse(text);
    return value === undefined ? fallback : value;
  };
  return Object.fromEntries(namesOf(params).map((name) => [name, read(name)])) as F;
}

/** The address with some values changed; all other parameters stay. */
export function writeParams<F extends object>(
  params: Params<F>,
  search: URLSearchParams,
  change: Partial<F>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of namesOf(params)) {
    const value = change[name];
    if (value === undefined) continue;
    const { format, each = (one) => [format(one)] } = params[name];
    next.delete(name);
    if (isDefault(params[name], value)) continue;
    for (const text of each(value)) next.append(name, text);
  }
  return next;
}

/** The address without any of the parameters. */
export function clearParams<F extends object>(params: Params<F>, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of namesOf(params)) next.delete(name);
  return next;
}

/** The same for a whole list, without its selection. */
export function readValues<F extends object, S>({ filters, sort }: ListSpec<F, S>, params: URLSearchParams) {
  const ordered = readParams<{ sort: S }>({ sort }, params);
  return { ...readParams(pageParams, params), sort: ordered.sort, filters: readParams(filters, params) };
}

/** The state of a list in a query string. */
export const listValues = <F extends object, S>(spec: ListSpec<F, S>, search: string): ListValues<F, S> => ({
  selection: selectionOf(search),
  ...readValues(spec, new URLSearchParams(search)),
});
