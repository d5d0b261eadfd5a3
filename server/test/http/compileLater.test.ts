import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import fastify from 'fastify';
import { serializeLater, validateLater } from '#server/http/compileLater';

/** A server with one call, and the number of compiled validators. */
function oneCall() {
  const ajv = new Ajv();
  let compiled = 0;
  const app = fastify({ schemaController: { compilersFactory: { buildSerializer: serializeLater } } });
  app.setValidatorCompiler(
    validateLater(() => {
      compiled += 1;
      return ajv;
    }),
  );
  const number = { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] };
  app.post('/double', { schema: { body: number, response: { 200: number } } }, async ({ body }) => ({
    number: (body as { number: number }).number * 2,
    secret: 'is in no schema',
  }));
  const send = (payload: object) => app.inject({ method: 'POST', url: '/double', payload });
  return { app, send, compiled: () => compiled };
}

test('a call’s validators are compiled once, at its first request', async () => {
  const { app, send, compiled } = oneCall();
  await app.ready();
  assert.equal(compiled(), 0);
  await send({ number: 1 });
  await send({ number: 2 });
  assert.equal(compiled(), 1);
});

test('an invalid body is refused with its field, and so is the next one', async () => {
  const { send } = oneCall();
  for (const body of [{ number: 'one' }, {}, { number: 'two' }]) {
    const answer = await send(body);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.json<{ message: string }>().message, /number/);
  }
  assert.equal((await send({ number: 1 })).statusCode, 200);
});

test('a response contains only the fields in its schema', async () => {
  const { send } = oneCall();
  assert.deepEqual((await send({ number: 21 })).json(), { number: 42 });
});
