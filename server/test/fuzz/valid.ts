import fc, { type Arbitrary } from 'fast-check';
import { isDate, type Schema } from './schema.ts';
import { HOSTILE_TEXTS } from './texts.ts';

/** Values that exist in the database, by the member that would hold them. */
export type Hints = Record<string, readonly unknown[]>;

const INT4 = 2_147_483_647;
/** The most items that a list gets, unless it has its maximum length. */
const FEW = 6;

function integers({ minimum = 0, maximum = INT4 }: Schema): Arbitrary<number> {
  const small = { min: Math.max(minimum, -1), max: Math.min(maximum, 60) };
  return fc.oneof(
    { arbitrary: fc.integer(small), weight: 4 },
    { arbitrary: fc.integer({ min: minimum, max: maximum }), weight: 1 },
    { arbitrary: fc.constantFrom(minimum, maximum), weight: 1 },
  );
}

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const recentDays = fc
  .integer({ min: -800, max: 800 })
  .map((offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10));
const dates = fc.oneof(
  recentDays,
  recentDays.map((day) => `${day}T00:00:00`),
  days,
  fc.constantFrom('0001-01-01T00:00:00', '9999-12-31T23:59:59.9999999', '2024-02-29', '0001-01-01'),
);

function texts(schema: Schema): Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = 300 } = schema;
  if (isDate(schema)) return dates;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const hostile = HOSTILE_TEXTS.map((text) => text.slice(0, maxLength)).filter(
    (text) => text.length >= minLength && !/\p{Surrogate}/u.test(text),
  );
  return fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ minLength, maxLength: Math.min(maxLength, 40) }),
    fc
      .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) })
      .filter((text) => text.length <= maxLength),
    fc.constantFrom('a'.repeat(Math.max(1, minLength)), 'é'.repeat(maxLength)),
  );
}

function lists({ items = {}, minItems = 0, maxItems = FEW }: Schema, hints: Hints): Arbitrary<unknown[]> {
  const item = valid(items, hints);
  return fc.oneof(
    { arbitrary: fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, FEW) }), weight: 9 },
    { arbitrary: item.map((one) => Array.from({ length: maxItems }, () => one)), weight: 1 },
  );
}

function objects({ properties = {}, required = [] }: Schema, hints: Hints): Arbitrary<object> {
  const members = Object.entries(properties);
  return fc.record(Object.fromEntries(members.map(([name, schema]) => [name, named(name, schema, hints)])), {
    requiredKeys: required.filter((name) => properties[name]?.default === undefined),
  });
}

/** A member's values: mostly ones that exist in the database, if any do. */
function named(name: string, schema: Schema, hints: Hints): Arbitrary<unknown> {
  const known = hints[name];
  const everything = valid(schema, hints);
  return known === undefined
    ? everything
    : fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, { arbitrary: everything, weight: 1 });
}

/** Values that a schema accepts, often including its limits. */
export function valid(schema: Schema, hints: Hints): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valid(one, hints)));
  switch (schema.type ?? 'string') {
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({
        min: schema.exclusiveMinimum ?? 0,
        max: schema.exclusiveMaximum ?? 1e6,
        minExcluded: true,
        maxExcluded: true,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, hints);
    case 'object':
      return objects(schema, hints);
    default:
      return texts(schema);
  }
}
