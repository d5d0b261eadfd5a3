import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { EmployeeAnswer } from '#server/account/employees/contract';
import type { Webhook } from '#server/exchange/changes/contract';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import { addContact, startReceiver } from '../changes/testing.ts';
import { OPS, peopleOf } from '../../account/employees/testing.ts';
import { onOneServer } from '../../testing.ts';
import { LAST_DAY } from './lastDay.ts';

const SECRET = 'a secret that both know';

onOneServer(
  'A webhook or service token',
  (server) => {
    const people = peopleOf(server);
    const tokenOf = async (by: { as: string } | { token: string }, name: string) => {
      const { status, body } = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
        ...by,
        body: { name, source: 'plant', scopes: ['changes:read', 'feed:parents'], expiresOn: LAST_DAY },
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const hook = async (url: string, by: { as: string } | { token: string }) => {
      const body = { url, resources: ['contacts'], secret: SECRET, source: 'plant' };
      const answer = await server.call<Webhook>('POST', '/v1/webhooks', { ...by, body });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body;
    };
    const webhook = async (id: number) =>
      (await server.call<Webhook[]>('GET', '/v1/webhooks', { as: OPS })).body.find((one) => one.id === id);
    const feeds = async (token: string) =>
      (await server.call('POST', '/v1/feed/parents', { token, body: [{ externalId: 'g-1', name: 'Group' }] }))
        .status;

    for (const [how, end] of [
      [
        'is revoked',
        (id: number) => server.call('DELETE', `/v1/service-tokens/${id}`, { as: OPS }).then(() => undefined),
      ],
      [
        'has expired',
        (id: number) =>
          server
            .database()
            .query(sql`UPDATE service_token SET expires_at = now() WHERE id = ${id}`)
            .then(() => undefined),
      ],
    ] as const)
      test(`stops, if a webhook’s token ${how}, until Operations takes the webhook over (CHG-08)`, async () => {
        const receiver = await startReceiver(() => 204);
        const { id: tokenId, secret } = await tokenOf({ as: OPS }, 'Plant');
        const { id } = await hook(receiver.url, { token: secret });
        // Another webhook, of Operations, shows when the changes have been sent.
        const other = await startReceiver(() => 204);
        const beside = await hook(other.url, { as: OPS });
        await addContact(server, `While it works ${tokenId}`);
        await Promise.all([receiver.until(1), other.until(1)]);
        await end(tokenId);
        await addContact(server, `After its end ${tokenId}`);
        await other.until(2);
        const stopped = await webhook(id);
        assert.deepEqual([stopped?.paused, stopped?.ended, stopped?.waiting], [true, true, 1]);
        assert.equal(receiver.all.length, 1);
        await server.call('POST', `/v1/webhooks/${id}/resume`, { as: OPS });
        await receiver.until(2);
        assert.deepEqual([(await webhook(id))?.paused, (await webhook(id))?.ended], [false, false]);
        for (const one of [id, beside.id]) await server.call('DELETE', `/v1/webhooks/${one}`, { as: OPS });
        await Promise.all([receiver.stop(), other.stop()]);
      });

    const operator = async () => {
      const employee = await people.add({ EmployeeType: 'Operations' });
      const token = await people.signIn(employee);
      const { secret } = await tokenOf({ token }, 'Night shift');
      const { id } = await hook('https://receiver.example/', { token });
      return { employee, secret, id };
    };
    const disable = (id: number, more: object = {}) =>
      server.call<EmployeeAnswer>('POST', `/v1/people/${id}/access`, {
        as: OPS,
        body: { IsDisabled: true, ...more },
      });

    test('is listed with the Operations employee who created it, and ends when that employee is disabled (PEOP-21)', async () => {
      const { employee, secret, id } = await operator();
      const listed = (await people.list('PageSize=200')).Employees.find(({ ID }) => ID === employee.ID);
      assert.deepEqual(listed?.Created, [
        { Kind: 'service token', Name: 'Night shift' },
        { Kind: 'webhook', Name: 'https://receiver.example/' },
      ]);
      assert.equal(await feeds(secret), 200);
      assert.deepEqual((await disable(employee.ID)).body.Employee.Created, []);
      assert.equal(await feeds(secret), 401);
      assert.equal((await webhook(id))?.paused, true);
      const [row] = await people.audited(`employee/${employee.ID}`);
      assert.deepEqual(row?.after, { isDisabled: true, ended: listed.Created });
    });

    test('goes to the employee who changes its creator’s type from Operations to Sales (PEOP-22)', async () => {
      const { employee, secret, id } = await operator();
      const { status, body } = await people.save({
        ...people.values(),
        ...people.sent(employee),
        EmployeeType: 'Sales',
      });
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(body.Employee.Created, []);
      assert.equal(await feeds(secret), 200);
      const [owner] = await server.database().query(sql`
        SELECT email FROM employee WHERE id = (SELECT created_by FROM webhook WHERE id = ${id})`);
      assert.deepEqual(owner, { email: OPS });
      const [row] = await people.audited(`employee/${employee.ID}`);
      const { handedOver } = (row?.after ?? {}) as { handedOver?: unknown };
      assert.deepEqual(handedOver, [
        { Kind: 'service token', Name: 'Night shift' },
        { Kind: 'webhook', Name: 'https://receiver.example/' },
      ]);
    });

    test('continues for the person who takes it over (PEOP-21)', async () => {
      const { employee, secret, id } = await operator();
      const { body } = await disable(employee.ID, { HandOver: true });
      assert.deepEqual([body.Employee.IsDisabled, body.Employee.Created], [true, []]);
      assert.equal(await feeds(secret), 200);
      assert.equal((await webhook(id))?.paused, false);
      const [owner] = await server.database().query(sql`
        SELECT email FROM employee WHERE id = (SELECT created_by FROM webhook WHERE id = ${id})`);
      assert.deepEqual(owner, { email: OPS });
    });
  },
  { webhooks: { pollMs: 20 } },
);
