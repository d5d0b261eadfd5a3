import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { unusable } from '#server/http/validation';
import { isDate, type Schema } from './schema.ts';
import { LONE_SURROGATE, LONG, INVALID_DATES, NUL } from './texts.ts';

/** Values that most schemas refuse; Infinity is written as 1e999. */
const BAD: readonly unknown[] = [
  null,
  true,
  'true',
  '1',
  '',
  'x'.repeat(21),
  -1,
  -2,
  1.5,
  2 ** 31,
  2 ** 53 + 1,
  -(2 ** 31) - 1,
  Infinity,
  [],
  [[]],
  [null],
  {},
  { value: {} },
  LONG,
  NUL,
  LONE_SURROGATE,
  ...INVALID_DATES,
];

/** The same for values that are always text: in a query or a path. */
const BAD_TEXTS: Record<string, readonly string[]> = {
  integer: [
    'abc',
    '1.5',
    '-2',
    '2147483648',
    '9007199254740993',
    '1e999',
    'NaN',
    '[1]',
    '{}',
    '1 2',
    "1' OR 1=1",
    NUL,
  ],
  boolean: ['maybe', '2', NUL],
  string: [NUL, LONG.slice(0, 9_000)],
};

/** Whether a schema refuses a value with its defaults, or a text in it can't be stored. A date in a valid format need not exist. */
export const isRefused = (schema: Schema, value: unknown): boolean =>
  unusable(value) !== undefined ||
  !Value.Check(schema as TSchema, Value.Default(schema as TSchema, structuredClone(value))) ||
  (isDate(schema) && INVALID_DATES.some((date) => date === value));

const badValuesOf = new WeakMap<Schema, unknown[]>();

function badValues(schema: Schema): unknown[] {
  const known = badValuesOf.get(schema) ?? BAD.filter((value) => isRefused(schema, value));
  badValuesOf.set(schema, known);
  return known;
}

/** A change of a body that makes it invalid. */
type Break = (body: unknown) => unknown;

/** The body with another value at a path. */
function replaced(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, index) => (index === head ? replaced(item, rest, value) : item));
  const members = body as Record<string, unknown>;
  return { ...members, [head]: replaced(members[head], rest, value) };
}

function without(body: unknown, path: readonly (string | number)[], name: string): unknown {
  const [head, ...rest] = path;
  const members = body as Record<string, unknown>;
  if (head !== undefined) return replaced(body, [head], without(members[head], rest, name));
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}

function* breaksAt(schema: Schema, value: unknown, path: (string | number)[]): Generator<Break> {
  for (const bad of badValues(schema)) yield (body) => replaced(body, path, bad);
  if (schema.type === 'array' && Array.isArray(value)) {
    const { items = {}, maxItems } = schema;
    if (value.length > 0) yield* breaksAt(items, value[0], [...path, 0]);
    if (maxItems !== undefined && value.length > 0)
      yield (body) =>
        replaced(
          body,
          path,
          Array.from({ length: maxItems + 1 }, () => value[0]),
        );
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield* breaksAt(member, (value as Record<string, unknown>)[name], [...path, name]);
    const isNeeded = schema.required?.includes(name) === true && member.default === undefined;
    if (isNeeded) yield (body) => without(body, path, name);
  }
  if (schema.additionalProperties === false) yield (body) => replaced(body, [...path, 'Unknown'], 1);
  yield (body) => replaced(body, [...path, '__proto__'], { isAdmin: true });
}

/** Every way to break a body in one place. */
export const bodyBreaks = (schema: Schema, body: unknown): Break[] => [...breaksAt(schema, body, [])];

export type Texts = Record<string, string | string[]>;

const isInteger = ({ type, items }: Schema) => (items ?? { type }).type === 'integer';
/** Some integers have no limit, so texts that are bad for most are allowed. */
const isAllowedNumber = (choices: readonly Schema[], text: string) =>
  /^-?\d+$/.test(text) && choices.some((choice) => !isRefused(choice, Number(text)));

/** Every way to break one member of a query or a path. */
export function textBreaks(schema: Schema, texts: Texts, place: 'query' | 'path'): Texts[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const choices = member.anyOf ?? [member];
    const kind = choices.every(isInteger) ? 'integer' : member.type === 'boolean' ? 'boolean' : 'string';
    const isClosed =
      choices.every((one) => 'const' in one) || (kind === 'string' && member.pattern !== undefined);
    const bad: (string | string[])[] = (BAD_TEXTS[kind] ?? []).filter(
      (text) => kind !== 'integer' || !isAllowedNumber(choices, text),
    );
    if (isClosed) bad.push('neither this');
    if (place === 'query' && choices.every(({ type }) => type !== 'array')) bad.push(['1', '2']);
    const changed = bad.map((value): Texts => ({ ...texts, [name]: value }));
    const isNeeded = schema.required?.includes(name) === true && member.default === undefined;
    if (isNeeded && place === 'query')
      changed.push(Object.fromEntries(Object.entries(texts).filter(([key]) => key !== name)));
    return changed;
  });
}
