import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { calls } from '../everyCall.ts';
import { allowedText, explainFaults, type Described, type Fault } from '#server/http/explainFaults';
import { patternText } from '#server/http/patternTexts';

interface Found {
  where: string;
  schema: Described;
}

/** Every part of a schema that restricts its values to a choice, a pattern or a range. */
function choices(schema: unknown, where: string): Found[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf, pattern, minimum, maximum, enum: values } = schema as Described;
  const isChoice = [anyOf, pattern, minimum, maximum, values].some((one) => one !== undefined);
  return [
    ...(isChoice ? [{ where, schema: schema as Described }] : []),
    ...Object.entries(schema).flatMap(([key, inner]) => choices(inner, `${where}.${key}`)),
  ];
}

const all = Object.entries(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    choices((call as Record<string, unknown>)[part], `${name} ${part}`),
  ),
);
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateSchema: false });
const explain = (schema: object, value: unknown) => {
  ajv.compile(schema)(value);
  const validate = ajv.compile(schema);
  assert.equal(validate(value), false);
  return explainFaults(validate.errors as Fault[], 'query');
};

test('every pattern of the API is described in words (HTTP-10)', () => {
  const patterns = new Set(all.flatMap(({ schema }) => schema.pattern ?? []));
  assert.ok(patterns.size > 15);
  for (const pattern of patterns) assert.notEqual(patternText(pattern), undefined, pattern);
});

test('the error for every choice, pattern and range of the API says once, in plain words, which values are allowed (HTTP-10)', () => {
  assert.ok(all.length > 200, String(all.length));
  for (const { where, schema } of all) {
    const text = allowedText(schema);
    if (text === undefined) continue;
    // Not an empty array, because schemas of lists can allow it.
    const bad = [{ none: true }, -1e99, '\u0007'].find((value) => !ajv.compile(schema)(value));
    assert.notEqual(bad, undefined, where);
    const errors = explain(schema, bad);
    assert.equal(errors.length, 1, `${where}: ${JSON.stringify(errors)}`);
    assert.equal(errors[0]?.message, `must be ${text}`, where);
    for (const value of schema.anyOf?.flatMap((one) => ('const' in one ? [one.const] : [])) ?? [])
      assert.ok(text.includes(value === '' ? 'empty' : String(value)), where);
  }
});

test('the error for an invalid page size lists the valid ones (HTTP-10)', () => {
  const schema = { type: 'object', properties: { PageSize: calls.companyPaged.body.properties.PageSize } };
  assert.deepEqual(explain(schema, { PageSize: 30 }), [
    { field: 'PageSize', message: 'must be 20, 50, 100 or 200' },
  ]);
});

test('an object that matches none of several types keeps the errors of its fields', () => {
  const kind = (name: string) => ({
    type: 'object',
    properties: { kind: { const: name }, id: { type: 'integer' } },
  });
  const errors = explain({ anyOf: [kind('line'), kind('order')] }, { kind: 'line', id: 'x' });
  assert.ok(errors.some(({ field, message }) => field === 'id' && message === 'must be a whole number'));
});

test('a missing, unknown, empty or too long field is reported in plain words (HTTP-10)', () => {
  const schema = {
    type: 'object',
    required: ['Name'],
    additionalProperties: false,
    properties: {
      Name: { type: 'string', minLength: 1, maxLength: 3 },
      Lines: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true },
      Percent: { type: 'number', exclusiveMaximum: 100 },
      Map: { type: 'object', maxProperties: 1 },
    },
  };
  assert.deepEqual(explain(schema, { Extra: 1 }), [
    { field: 'Name', message: 'is required' },
    { field: 'Extra', message: 'is unknown' },
  ]);
  assert.deepEqual(explain(schema, { Name: '', Lines: [] }), [
    { field: 'Name', message: 'must not be empty' },
    { field: 'Lines', message: 'must not be empty' },
  ]);
  assert.deepEqual(explain(schema, { Name: 'long', Lines: [1, 2, 3] }), [
    { field: 'Name', message: 'must not have more than 3 characters' },
    { field: 'Lines', message: 'must not have more than 2 items' },
  ]);
  assert.deepEqual(explain(schema, { Name: 'ok', Lines: [1, 1], Percent: 100, Map: { a: 1, b: 2 } }), [
    { field: 'Lines', message: 'must not have the same item twice' },
    { field: 'Percent', message: 'must be less than 100' },
    { field: 'Map', message: 'must not have more than 1 items' },
  ]);
});
