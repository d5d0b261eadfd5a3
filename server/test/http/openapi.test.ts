import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@galley/shared/contract/calls';
import { XLSX_TYPE } from '@galley/shared/contract/common';
import { onBothServers } from '../testing.ts';

onBothServers('The description of the API', (server) => {
  test('names every call of the contract with its schemas, in OpenAPI 3.1 (HTTP-04)', async () => {
    const { body } = await server.call<{ openapi: string; paths: Record<string, Record<string, object>> }>(
      'GET',
      '/v1/openapi.json',
    );
    assert.equal(body.openapi, '3.1.0');
    const operations = Object.values(body.paths).flatMap((path) => Object.values(path));
    assert.equal(operations.length, Object.keys(calls).length);
    const sheet = body.paths['/v1/Exports/Orders/{uid}']?.get as {
      responses: Record<string, { content: object }>;
    };
    assert.deepEqual(Object.keys(sheet.responses['200']?.content ?? {}), [XLSX_TYPE]);
    assert.equal((await server.call('HEAD', '/v1/Exports/Orders/unknown')).status, 405);
    const served = operations.filter((operation) => !('x-status' in operation));
    assert.ok(served.length >= 17, `${served.length} calls are served`);
  });

  test('requires nothing that the server fills in by itself', async () => {
    const { body } = await server.call<{ paths: object }>('GET', '/v1/openapi.json');
    interface Sent {
      properties?: Record<string, object>;
      required?: string[];
    }
    interface Operation {
      operationId: string;
      parameters: { name: string; in: string; required: boolean; schema: object }[];
      requestBody?: { content: Record<string, { schema: Sent }> };
    }
    const operations = Object.values(body.paths).flatMap((path: object): Operation[] => Object.values(path));
    const filledIn = operations.flatMap(({ operationId, parameters, requestBody }) => {
      const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
      return [
        ...parameters.filter((one) => one.required && 'default' in one.schema).map(({ name }) => name),
        ...required.filter((name) => 'default' in (properties[name] ?? {})),
      ].map((name) => `${operationId}: ${name}`);
    });
    assert.deepEqual(filledIn, []);
    const parents = operations.find(({ operationId }) => operationId === 'activityPaged');
    assert.ok(parents?.requestBody?.content['application/json']?.schema.required?.includes('PageNo'));
  });
});
