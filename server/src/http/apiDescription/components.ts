import type { EveryCall } from '../calls.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { MEMBERS } from './members.ts';

const mapped = <T, U>(record: Record<string, T>, change: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** The fields that a request must contain. Fields with a default are filled in before validation, so they're optional. */
const needed = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  required.filter((name) => !('default' in (properties[name] ?? {})));

/** The contract's schemas for the document: named objects are written once, and fields get descriptions. */
export function componentsOf(names: EveryCall['schemaNames']) {
  const schemas: Record<string, JsonSchema> = {};

  function inline(schema: JsonSchema, direction: 'sent' | 'answered'): JsonSchema {
    const { items, anyOf, properties, patternProperties, required, ...rest } = schema;
    const member = (value: JsonSchema, name: string): JsonSchema => {
      // The schema of a feed record has a title. MEMBERS doesn't describe its fields.
      const description =
        value.description ?? (schema.title === undefined ? MEMBERS[name]?.description : undefined);
      const written = refer(value, direction);
      return description === undefined ? written : { ...written, description };
    };
    const must = direction === 'sent' ? needed(schema) : required;
    return {
      ...rest,
      ...(items === undefined ? {} : { items: refer(items, direction) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => refer(one, direction)) }),
      ...(properties === undefined ? {} : { properties: mapped(properties, member) }),
      ...(patternProperties === undefined
        ? {}
        : { additionalProperties: refer(Object.values(patternProperties)[0] ?? {}, direction) }),
      ...(must === undefined || must.length === 0 ? {} : { required: must }),
    };
  }

  /** Refers to a schema by name, unless the other direction uses that name for something else. */
  function refer(schema: JsonSchema, direction: 'sent' | 'answered'): JsonSchema {
    const name = schema.properties === undefined ? undefined : names.get(schema);
    const written = inline(schema, direction);
    if (name === undefined) return written;
    schemas[name] ??= written;
    return JSON.stringify(schemas[name]) === JSON.stringify(written)
      ? { $ref: `#/components/schemas/${name}` }
      : written;
  }

  return { schemas, inline, refer };
}
