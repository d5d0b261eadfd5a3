import { Check } from 'typebox/schema';
import type { JsonSchema } from './jsonSchema.ts';
import { MEMBERS } from './members.ts';

const isValid = (schema: JsonSchema, value: unknown): boolean => Check(schema, value);

function ofObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  // Optional fields are left out, unless MEMBERS has an example for them.
  const shown = Object.entries(properties).filter(
    ([name]) => required.includes(name) || MEMBERS[name]?.example !== undefined,
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, name)]));
}

function ofText({ pattern, format, maxLength = 40 }: JsonSchema): string {
  if (format === 'binary') return '';
  return pattern?.startsWith(String.raw`^\d{4}`) === true ? '2026-11-23' : 'text'.slice(0, maxLength);
}

/**
 * A value that the schema accepts: the example for the field's name, or else its default, or else the first valid value.
 * @param name the field's name, if it has one
 */
export function exampleOf(schema: JsonSchema, name?: string): unknown {
  const known = name === undefined ? undefined : MEMBERS[name]?.example;
  if (known !== undefined && isValid(schema, known)) return known;
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, name);
  switch (schema.type ?? 'string') {
    case 'object':
      return ofObject(schema);
    case 'array':
      return [exampleOf(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return ofText(schema);
  }
}
