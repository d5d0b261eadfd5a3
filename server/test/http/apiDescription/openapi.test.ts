import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import sql from 'sql-template-tag';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { FORM_TYPE } from '#server/account/oidc/contract';
import { calls, described as document } from '../../everyCall.ts';
import { XLSX_TYPE } from '@galley/shared/contract/common';
import { NDJSON_TYPE } from '#server/exchange/feed/contract';
import type { Described, Operation } from '#server/http/apiDescription/described';
import type { DescribedCall as Call } from '#server/http/apiDescription/jsonSchema';
import { feedOf } from '../../exchange/feed/testing.ts';
import { onOneServer } from '../../testing.ts';

const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
);
const callOf = ({ operationId }: Operation): Call =>
  (calls as unknown as Record<string, Call>)[operationId] as Call;

/** The findings of redocly's recommended rules, errors and warnings. */
function findings(description: object): string[] {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-openapi-'));
  try {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(description));
    const { stdout } = spawnSync(
      process.execPath,
      [cli, 'lint', '--extends=recommended', '--format=json', file],
      // Without telemetry, and without checking for a newer version.
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('The description of the API', () => {
  test('documents 429 for every costly call (RATE-05)', () => {
    const costly = all.filter((operation) => callOf(operation).cost !== undefined);
    assert.equal(costly.length, 28);
    for (const { operationId, responses } of costly) assert.ok('429' in responses, operationId);
  });

  test('passes redocly’s recommended rules without an error or a warning (HTTP-04)', () => {
    assert.deepEqual(findings(document), []);
    const login = document.paths['/account/login']?.post;
    assert.ok(login);
    const { summary: _, ...unnamed } = login;
    const broken = { ...document, paths: { '/account/login': { post: unnamed } } };
    assert.match(findings(broken).join(), /operation-summary/, 'the check finds missing descriptions');
  });

  test('describes what every call does, under its own heading', () => {
    assert.deepEqual(all.map(({ operationId }) => operationId).toSorted(), Object.keys(calls).toSorted());
    const summaries = all.map(({ summary }) => summary);
    assert.equal(new Set(summaries).size, summaries.length);
    for (const { operationId, description, summary, tags } of all) {
      assert.match(description, /^[A-Z].*[.]$/s, operationId);
      assert.doesNotMatch(summary, /\.$|\bCall \d/, operationId);
      assert.ok(
        document.tags.some(({ name }) => tags.includes(name)),
        operationId,
      );
    }
  });

  test('gives every call its number, by which other descriptions name it (HTTP-04)', () => {
    for (const operation of all) assert.equal(operation['x-number'], callOf(operation).number);
    const numbers = new Set(all.map((operation) => operation['x-number']));
    const named = [...JSON.stringify(document).matchAll(/\bcalls? (\d+)(?: and (\d+))?/gi)].flatMap(
      ([, one, another]) => [one, another].filter((number) => number !== undefined).map(Number),
    );
    assert.ok(named.length > 5);
    assert.deepEqual(
      named.filter((number) => !numbers.has(number)),
      [],
    );
  });

  test('has an example of every JSON request and response body that matches the call’s own schema', () => {
    for (const operation of all) {
      const { operationId, requestBody, responses } = operation;
      const { body, response, produces } = callOf(operation);
      const sent = (requestBody?.content['application/json'] ?? requestBody?.content[FORM_TYPE])?.example;
      assert.equal(sent === undefined, body === undefined, operationId);
      if (body !== undefined)
        assert.deepEqual(
          [...Value.Errors(body as TSchema, Value.Default(body as TSchema, structuredClone(sent)))],
          [],
          operationId,
        );
      if (produces !== undefined) continue;
      const answered = responses[200]?.content?.['application/json']?.example;
      assert.notEqual(answered, undefined, operationId);
      assert.deepEqual([...Value.Errors(response as TSchema, answered)], [], operationId);
    }
  });

  test('documents the idempotency header, and that a ticket opens a download', () => {
    const withKey = all.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    assert.deepEqual(
      withKey.map(({ operationId }) => operationId).toSorted(),
      all
        .filter((operation) => callOf(operation).isWrite === true)
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
    assert.ok(withKey.every(({ method }) => method !== 'get'));
    const quote = document.paths['/v1/PricingExport/BuildAQuote/{customerUid}']?.get;
    assert.deepEqual(quote?.security, [{ bearer: [] }, { ticket: [] }]);
    assert.deepEqual(document.paths['/account/login']?.post?.security, []);
    const sheet = document.paths['/v1/Exports/Orders/{uid}']?.get;
    assert.deepEqual(Object.keys(sheet?.responses[200]?.content ?? {}), [XLSX_TYPE]);
  });

  test('requires no field with a server default', () => {
    const filledIn = all.flatMap(({ operationId, parameters = [], requestBody }) => {
      const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
      return [
        ...parameters.filter((one) => one.required && 'default' in one.schema).map(({ name }) => name),
        ...required.filter((name) => 'default' in (properties[name] ?? {})),
      ].map((name) => `${operationId}: ${name}`);
    });
    assert.deepEqual(filledIn, []);
    const body = document.paths['/v1/activity/paged']?.post?.requestBody;
    assert.ok(body?.content['application/json']?.schema.required?.includes('PageNo'));
  });
});

onOneServer('The description of the API, as it is served', (server) => {
  const textOf = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example));
  const read = async () =>
    (await server.call<Described & { openapi: string }>('GET', '/v1/openapi.json')).body;

  test('is OpenAPI 3.1, and contains every call of the contract (HTTP-04)', async () => {
    const { openapi, paths } = await read();
    assert.equal(openapi, '3.1.0');
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    assert.equal(operations.length, Object.keys(calls).length);
    const planned = operations.filter((operation) => 'x-status' in operation);
    assert.deepEqual(
      planned.map(({ operationId }) => operationId),
      ['meta'],
      'served next to the API',
    );
    assert.equal((await server.call('HEAD', '/v1/Exports/Orders/unknown')).status, 405);
  });

  test('has examples that a server accepts as well-formed', async () => {
    const { paths } = await read();
    const tally = { done: 0, refused: 0 };
    const feed = feedOf(server);
    /** A system's service token, even if an example has just revoked it. */
    const systemToken = async () => {
      const token = await feed.tokenOf();
      // The example of the call that revokes a token can name this one.
      await server.database().query(sql`UPDATE service_token SET revoked_at = NULL`);
      return token;
    };
    const sendersOf = async ({ security }: Operation) => [
      ...(security.length === 0 || security.some((scheme) => 'bearer' in scheme)
        ? [{ as: 'ops@galley.example' }]
        : []),
      ...(security.some((scheme) => 'serviceToken' in scheme) ? [{ token: await systemToken() }] : []),
    ];
    const send = async (
      path: string,
      method: string,
      { parameters = [], requestBody, security }: Operation,
      sender: { token: string } | { as: string } | object,
      media = requestBody !== undefined && FORM_TYPE in requestBody.content ? FORM_TYPE : 'application/json',
    ) => {
      const search = new URLSearchParams();
      let address = path;
      for (const { name, in: place, example } of parameters) {
        if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(textOf(example)));
        // A ticket replaces the token.
        if (place === 'query' && example !== undefined && name !== 'ticket')
          search.set(name, textOf(example));
      }
      const example = requestBody?.content[media]?.example;
      const body =
        media === FORM_TYPE ? new URLSearchParams(example as Record<string, string>).toString() : example;
      const { status, body: answer } = await server.call(
        method.toUpperCase(),
        `${address}?${search.toString()}`,
        {
          ...sender,
          ...(body === undefined ? {} : { body, headers: { 'content-type': media } }),
        },
      );
      // A download's link is its own permit; the example's link isn't valid.
      const isUnknownLink = status === 401 && security.length === 0;
      assert.ok(
        (isUnknownLink || ![400, 401, 413, 415].includes(status)) && status < 500,
        `${method} ${path}: ${status} ${JSON.stringify(answer)}`,
      );
      tally[status < 400 ? 'done' : 'refused'] += 1;
    };
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods))
        if (!('x-status' in operation) && operation.operationId !== 'logout')
          for (const sender of await sendersOf(operation)) {
            await send(path, method, operation, sender);
            if (operation.requestBody !== undefined && NDJSON_TYPE in operation.requestBody.content)
              await send(path, method, operation, sender, NDJSON_TYPE);
          }
    assert.ok(tally.done >= 40, JSON.stringify(tally));
  });

  test('is a readable page at /docs, without scripts or external resources (HTTP-08)', async () => {
    const { status, headers, body } = await server.call<string>('GET', '/docs');
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'/,
    );
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(headers.get('content-security-policy')?.includes(`'sha256-${hash}'`));
    assert.doesNotMatch(body, /<script|<link|<img| style=| on\w+=/i);
    for (const operation of all) {
      const { operationId, summary } = operation;
      assert.ok(body.includes(`<article id="${operationId}"`), operationId);
      assert.ok(body.includes(`>${summary} (call ${callOf(operation).number})</h3>`), operationId);
    }
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    assert.ok(targets.length > 100);
    assert.deepEqual(
      targets.filter((id) => !body.includes(` id="${id}"`)),
      [],
    );
  });
});
