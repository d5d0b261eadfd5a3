import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { DescribedCall } from '#server/http/apiDescription/jsonSchema';
import { calls, described } from './everyCall.ts';
import { root } from './places.ts';

interface Target {
  url: string;
  body?: object;
  form?: object;
}
type Ask = (target: Target) => Promise<unknown>;

const tool = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(path.join(root, 'tools/lib', file)).href)) as T;

const { learn } = await tool<{ learn: (ask: Ask) => Promise<object> }>('attackLearn.mjs');
const { targets } = await tool<{ targets: (known: object) => Target[] }>('attackTargets.mjs');
const { plain } = await tool<{ plain: (target: Target) => Target }>('attackRequest.mjs');
const { callOf, unattacked } = await tool<{
  callOf: (openapi: object, target: Target) => string;
  unattacked: (openapi: object, all: Target[]) => string[];
}>('attackSession.mjs');

const operationOf = (target: Target) => {
  const [method = '', template = ''] = callOf(described, target).split(' ');
  return described.paths[template]?.[method.toLowerCase()];
};

const faultsOf = (schema: TSchema | undefined, value: unknown): string[] =>
  schema === undefined
    ? []
    : Value.Errors(schema, Value.Default(schema, value)).map(
        ({ instancePath, message }) => `${instancePath} ${message}`,
      );

/** What the call's schema says against a request without its asterisks. */
function faults(target: Target): string[] {
  const operation = operationOf(target);
  if (operation === undefined) return [`${target.url} isn't a call`];
  const { querystring, body } = (calls as unknown as Record<string, DescribedCall>)[
    operation.operationId
  ] as DescribedCall;
  const { url, body: sent, form } = plain(target);
  const query = Object.fromEntries(
    [...new URL(url, 'http://localhost').searchParams].map(([name, text]) => [
      name,
      /^\d+$/.test(text) ? Number(text) : text,
    ]),
  );
  return [
    ...faultsOf(querystring as TSchema, querystring && Value.Convert(querystring as TSchema, query)),
    ...faultsOf(body as TSchema, sent ?? form),
  ].map((fault) => `${target.url}: ${fault}`);
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** Whether sqlmap finds something to replace: it skips empty values, unless an asterisk marks them. */
function hasValue({ url, body, form }: Target): boolean {
  const [address = '', query] = url.split('?');
  const values = [...new URLSearchParams(query).values(), ...leavesOf(body ?? form)];
  return (
    address.includes('*') ||
    values.some((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
  );
}

/** Answers with the examples in the API description. */
const exampleOf: Ask = async (target) => {
  assert.deepEqual(faults(target), []);
  return operationOf(target)?.responses[200]?.content?.['application/json']?.example ?? '';
};

test('sqlmap attacks every call that takes a value, with a request that the call accepts', async () => {
  const all = targets(await learn(exampleOf));
  assert.deepEqual(unattacked(described, all), []);
  assert.deepEqual(all.flatMap(faults), []);
  assert.deepEqual(
    all.filter((target) => !hasValue(target)).map(({ url }) => url),
    [],
  );
});

test('a call without a target, and one whose address another target matches, are found', async () => {
  const all = targets(await learn(exampleOf)).filter(({ url }) => !url.startsWith('/v1/quotes/draft'));
  assert.deepEqual(unattacked(described, all), ['GET /v1/quotes/draft']);
  const onlyDraft = [{ url: '/v1/quotes/draft?line=1-1' }];
  assert.ok(unattacked(described, onlyDraft).includes('GET /v1/quotes/{id}'));
});
