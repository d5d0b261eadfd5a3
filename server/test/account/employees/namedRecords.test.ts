import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditPage } from '#server/operations/contract';
import type { Option, Problem } from '@galley/shared/contract/common';
import type { NamedRecord, NamedRecordAnswer } from '#server/account/employees/contract';
import { onOneServer, REP } from '../../testing.ts';

const OPS = 'ops@galley.example';
const LISTS = [
  ['/v1/account-owners', 'account owner', 'Rocky Mountain'],
  ['/v1/activity-types', 'activity type', 'Phone Call'],
] as const;

onOneServer('Account owners and activity types', (server) => {
  for (const [path, noun, used] of LISTS) {
    const list = async () => (await server.call<NamedRecord[]>('GET', path, { as: OPS })).body;
    const save = <T = NamedRecordAnswer>(body: object) => server.call<T>('POST', path, { as: OPS, body });
    const remove = <T = boolean>(query: string) => server.call<T>('DELETE', `${path}?${query}`, { as: OPS });
    const named = async (name: string) => (await list()).find(({ Name }) => Name === name);

    test(`an ${noun} is added, renamed and deleted, with audit log entries (PEOP-10)`, async () => {
      const { status, body } = await save({ ID: 0, Name: '  New   Name ' });
      assert.equal(status, 200, JSON.stringify(body));
      const { Record } = body;
      assert.deepEqual(Record, {
        ID: Record.ID,
        Name: 'New Name',
        IsUsed: false,
        IsDefault: false,
        Version: 1,
      });
      const renamed = await save({ ID: Record.ID, Name: 'Newer Name', Version: 1 });
      assert.equal(renamed.body.Record.Version, 2);
      const stale = await save<Problem>({ ID: Record.ID, Name: 'Too Late', Version: 1 });
      assert.equal(stale.status, 409);
      assert.equal((stale.body.current as NamedRecord).Name, 'Newer Name');
      assert.equal((await remove(`id=${Record.ID}&Version=1`)).status, 409);
      assert.deepEqual((await remove(`id=${Record.ID}&Version=2`)).body, true);
      assert.equal((await remove(`id=${Record.ID}`)).status, 404);
      const record = `${noun.replace(' ', '-')}/${Record.ID}`;
      const { body: log } = await server.call<AuditPage>('GET', `/v1/audit?record=${record}`, { as: OPS });
      assert.deepEqual(
        log.rows.map(({ action }) => action),
        [`${noun} deleted`, `${noun} renamed`, `${noun} added`],
      );
    });

    test(`an ${noun} in use can be renamed but not deleted (PEOP-10)`, async () => {
      const record = await named(used);
      assert.ok(record?.IsUsed);
      const { status, body } = await remove<Problem>(`id=${record.ID}`);
      assert.equal(status, 422);
      assert.equal(body.detail, `This ${noun} is in use. It can be renamed, not deleted.`);
      assert.equal((await save({ ID: record.ID, Name: `${used} renamed` })).status, 200);
      assert.equal((await save({ ID: record.ID, Name: used })).status, 200);
    });

    test(`an ${noun} that keeps its name isn’t changed, and the audit log doesn’t say that it was renamed (PEOP-10)`, async () => {
      const record = await named(used);
      assert.ok(record);
      const rows = async () => {
        const path = `/v1/audit?record=${noun.replace(' ', '-')}/${record.ID}`;
        return (await server.call<AuditPage>('GET', path, { as: OPS })).body.rows.length;
      };
      const before = await rows();
      const { body } = await save({ ID: record.ID, Name: ` ${used} `, Version: record.Version });
      assert.deepEqual(body.Record, record);
      assert.equal(await rows(), before);
    });

    test(`no ${noun} can have another one’s name, whatever its case and spaces, even if ten are added at once`, async () => {
      const { status, body } = await save<Problem>({
        ID: 0,
        Name: ` ${used.toUpperCase().replace(' ', '  ')}`,
      });
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [
        { field: 'Name', message: `There is already an ${noun} with this name.` },
      ]);
      assert.equal((await save({ ID: 0, Name: ' ' })).status, 422);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          save({ ID: 0, Name: index % 2 === 0 ? 'At Once' : 'AT ONCE' }),
        ),
      );
      assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
    });
  }

  test('the default activity type stays, whatever its name (PEOP-11)', async () => {
    const { body: types } = await server.call<NamedRecord[]>('GET', '/v1/activity-types', { as: OPS });
    const standard = types.find(({ IsDefault }) => IsDefault);
    assert.equal(standard?.ID, 5);
    const { status, body } = await server.call<Problem>('DELETE', '/v1/activity-types?id=5', { as: OPS });
    assert.equal(status, 422);
    assert.equal(body.detail, 'This is the default activity type. It can be renamed, not deleted.');
    await server.call('POST', '/v1/activity-types', { as: OPS, body: { ID: 5, Name: 'Next Step' } });
    const { body: offered } = await server.call<Option[]>('GET', '/v1/activity/types', { as: REP });
    assert.equal(offered.find(({ value }) => value === 5)?.label, 'Next Step');
  });
});
