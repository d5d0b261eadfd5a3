import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { readCalls, type Call } from '#server/http/calls';

const { calls } = await readCalls();

/** The calls with a body that only read; all others with one write. */
const READS = new Set([
  'activityCalendar',
  'activityPaged',
  'activityRecords',
  'companyPaged',
  'companyRisks',
  'contactPaged',
  'counts',
  'listCounts',
  'mailDraft',
  'orderAttention',
  'orderPaged',
  'quotePaged',
  'quoteSheet',
  'reordersOfLines',
  'totalSpend',
  'viewCounts',
]);

/** The parts of bodies in which calls ignore unknown fields, because the parts come from elsewhere. */
const OPEN = new Set([
  // Filters, as the list that they come from accepts them.
  'bulkStart.Activities',
  'bulkStart.Companies',
  'bulkStart.Contacts',
  'quotesExtend.Quotes',
  // Options, as the picker that they come from has them.
  'contactSave.CompanyAssociations[]',
  'prospectSave.IndividualAssociations[]',
  // Credentials, as the browser creates them.
  ...['passkeyAdd', 'passkeySignIn', 'passkeySecondStep', 'passkeyStepAdd'].flatMap((name) => [
    `${name}.Credential`,
    `${name}.Credential.response`,
  ]),
]);

interface Part {
  place: string;
  isOpen: boolean;
}

/** The objects with named fields in a schema, each with its place. */
function parts(schema: TSchema, place: string): Part[] {
  const { properties, items, anyOf, additionalProperties } = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
    additionalProperties?: unknown;
  };
  return [
    ...(properties === undefined ? [] : [{ place, isOpen: additionalProperties !== false }]),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => parts(inner, `${place}.${name}`)),
    ...(items === undefined ? [] : parts(items, `${place}[]`)),
    ...(anyOf ?? []).flatMap((inner) => parts(inner, place)),
  ];
}

const sendsJson = ({ consumes }: Call) => consumes === undefined || consumes.includes('application/json');

test('every call that writes rejects unknown fields in its JSON body (HTTP-03)', () => {
  const writes = Object.entries(calls).filter(([name, call]) => !READS.has(name) && sendsJson(call));
  const bodies = writes.flatMap(([name, { body }]) => (body === undefined ? [] : parts(body, name)));
  const open = bodies.filter(({ isOpen }) => isOpen).map(({ place }) => place);
  assert.deepEqual(open.sort(), [...OPEN].sort());
});

test('every call that reads ignores unknown fields in its body and its query (HTTP-03)', () => {
  const reads = Object.entries(calls).filter(([name, { method }]) => READS.has(name) || method === 'GET');
  const asked = reads.flatMap(([name, { body, querystring }]) =>
    [body, querystring].flatMap((schema) => (schema === undefined ? [] : parts(schema, name))),
  );
  assert.deepEqual(
    asked.filter(({ isOpen }) => !isOpen).map(({ place }) => place),
    [],
  );
  for (const name of READS) assert.ok(name in calls, name);
});
