import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JsonSchema } from '#server/http/apiDescription/jsonSchema';
import { MEMBERS } from '#server/http/apiDescription/members';
import { described } from '../../everyCall.ts';

/** A schema's types and constants, without its limits; a list counts as its items. */
function typesOf({ $ref, type = 'any', anyOf, items, ...rest }: JsonSchema): string[] {
  if (anyOf !== undefined) return anyOf.flatMap(typesOf);
  if (items !== undefined) return typesOf(items);
  if ($ref !== undefined) return ['object'];
  return ['const' in rest ? JSON.stringify(rest.const) : type];
}

/** Every field in a schema, and in the schemas in it. */
function fieldsOf({ properties = {}, items = {}, anyOf = [], ...rest }: JsonSchema): [string, JsonSchema][] {
  const { additionalProperties = {} } = rest;
  return [
    ...Object.entries(properties),
    ...[...Object.values(properties), items, ...anyOf, additionalProperties as JsonSchema].flatMap((one) =>
      typeof one === 'object' && Object.keys(one).length > 0 ? fieldsOf(one) : [],
    ),
  ];
}

const { schemas } = described.components;
const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods));
const bodies = operations
  .flatMap(({ requestBody, responses }) => [requestBody?.content, responses[200]?.content])
  .flatMap((content = {}) => Object.values(content).map(({ schema }) => schema));
const fields: [string, JsonSchema][] = [
  ...[...Object.values(schemas), ...bodies].flatMap(fieldsOf),
  ...operations.flatMap(({ parameters = [] }) =>
    parameters.map(({ name, schema, description }): [string, JsonSchema] => [
      name,
      { ...schema, description },
    ]),
  ),
];

describe('The description of a field', () => {
  test('comes from its name alone only if fields of that name have the same type everywhere (HTTP-04)', () => {
    const types = new Map<string, Set<string>>();
    for (const [name, schema] of fields) {
      if (schema.description === undefined || schema.description !== MEMBERS[name]?.description) continue;
      types.set(
        name,
        (types.get(name) ?? new Set()).add([...new Set(typesOf(schema))].toSorted().join(' or ')),
      );
    }
    assert.ok(types.size > 50, 'the check finds the fields');
    assert.deepEqual(
      [...types].filter(([, all]) => all.size > 1).map(([name, all]) => `${name}: ${[...all].join('; ')}`),
      [],
      'Describe these fields in their contracts.',
    );
  });

  test('says what the field means in that place, if its name means something else elsewhere (HTTP-04)', () => {
    const sentTo = (name: string): JsonSchema | undefined =>
      operations.find(({ operationId }) => operationId === name)?.requestBody?.content['application/json']
        ?.schema;
    for (const [field, one, another] of [
      ['ID', sentTo('viewSave'), sentTo('viewDefault')],
      ['ID', sentTo('activitySave'), schemas.Session],
      ['IsAssociated', schemas.Contact, schemas.ContactOption],
      ['IsDefault', schemas.View, schemas.NamedRecord],
      ['Reason', sentTo('releaseOperation'), schemas.BulkVerdict],
      ['TotalCount', schemas.ActivityPagedResponse, schemas.ActivityCalendarResponse],
      ['TrendGroupName', sentTo('prospectSave'), schemas.Company],
      ['Version', sentTo('quoteSave'), schemas.QuoteSaid],
      ['label', schemas.Option, schemas.PaletteOrder],
    ] as const) {
      const [here, there] = [one, another].map((schema) => schema?.properties?.[field]);
      assert.ok(here !== undefined && there !== undefined, field);
      assert.notEqual(here.description, there.description, field);
    }
    const { ParentID } = schemas.Activity?.properties ?? {};
    assert.doesNotMatch(ParentID?.description ?? '', /^The company parent selected/);
  });
});
