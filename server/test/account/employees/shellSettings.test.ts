import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { AuditPage } from '#server/operations/contract';
import type { Problem } from '@galley/shared/contract/common';
import type { ShellSettings, ShellSettingsAnswer } from '#server/account/shell/contract';
import { LINK_NAMES, type LinkName } from '#server/account/rules/shellRules';
import type { Queryable } from '#server/db/database';
import { currentConfig } from '#server/account/employees/shellSettings';
import { onOneServer, REP } from '../../testing.ts';

const OPS = 'ops@galley.example';
const PATH = '/v1/settings/shell';
const NONE = Object.fromEntries(LINK_NAMES.map((name) => [name, null])) as Record<LinkName, null>;
const NEW = {
  phone: ' 303-555-0142 ',
  links: { ...NONE, reports: ' https://reports.example/now ', feedback: '' },
  social: [{ label: 'Prints', url: 'https://social.example/prints' }],
};

onOneServer(
  'Links and phone of header and footer',
  (server) => {
    const read = async () => (await server.call<ShellSettings>('GET', PATH, { as: OPS })).body;
    const save = <T = ShellSettingsAnswer>(body: object) => server.call<T>('POST', PATH, { as: OPS, body });
    const shown = async () => {
      const { phone, links } = await currentConfig(server.database(), server.config().app)();
      return [phone, links.reports, links.marketing];
    };

    test('come from the environment until Operations sets them, and then change at once (PEOP-12)', async () => {
      assert.deepEqual(await shown(), ['303-555-0100', null, 'https://marketing.example']);
      const { IsStored, Version, phone } = await read();
      assert.deepEqual([IsStored, Version, phone], [false, 0, '303-555-0100']);
      const { status, body } = await save({ ...NEW, Version });
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(body.Settings, {
        phone: '303-555-0142',
        links: { ...NONE, reports: 'https://reports.example/now' },
        social: NEW.social,
        IsStored: true,
        Version: 1,
      });
      assert.deepEqual(await shown(), ['303-555-0142', 'https://reports.example/now', null]);
      const stale = await save<Problem>({ ...NEW, Version });
      assert.equal(stale.status, 409);
      assert.equal((stale.body.current as ShellSettings).phone, '303-555-0142');
      const reset = await server.call<ShellSettingsAnswer>('DELETE', `${PATH}?Version=1`, { as: OPS });
      assert.deepEqual(
        [reset.status, reset.body.Settings.IsStored, reset.body.Settings.Version],
        [200, false, 2],
      );
      assert.deepEqual(await shown(), ['303-555-0100', null, 'https://marketing.example']);
      const { body: log } = await server.call<AuditPage>('GET', '/v1/audit?record=setting/shell', {
        as: OPS,
      });
      assert.deepEqual(
        log.rows.map(({ action }) => action),
        ['links and phone reset', 'links and phone changed'],
      );
      const [, first] = log.rows;
      assert.ok(first);
      assert.equal((first.after as { reports: string }).reports, 'https://reports.example/now');
    });

    test('a script as an address, an invalid address and an invalid phone number are refused at their field', async () => {
      const { status, body } = await save<Problem>({
        phone: 'call us',
        // oxlint-disable-next-line no-script-url -- what an attacker would store
        links: { ...NONE, reports: 'javascript:alert(1)' },
        social: [{ label: '', url: 'prints' }],
      });
      assert.equal(status, 422);
      assert.deepEqual(
        body.errors?.map(({ field }) => field),
        ['phone', 'links.reports', 'social.0.label', 'social.0.url'],
      );
      assert.equal((await save({ ...NEW, links: { ...NONE, other: null } })).status, 400);
    });

    test('if ten people save at once, one succeeds, and the others see what was saved', async () => {
      const { Version } = await read();
      const answers = await Promise.all(Array.from({ length: 10 }, () => save({ ...NEW, Version })));
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, ...Array.from({ length: 9 }, () => 409)],
      );
    });

    test('are read and set only by Operations', async () => {
      assert.equal((await server.call('GET', PATH, { as: REP })).status, 403);
      assert.equal((await server.call('POST', PATH, { as: REP, body: NEW })).status, 403);
      assert.equal((await server.call('DELETE', PATH, { as: REP })).status, 403);
    });

    test('keep their last known values while the database doesn’t respond', async () => {
      let isThere = true;
      const database: Queryable = {
        query: (statement) =>
          isThere ? server.database().query(statement) : Promise.reject(new Error('it is away')),
      };
      const config = currentConfig(database, server.config().app);
      await server.database().query(sql`
        UPDATE shell_setting SET value = jsonb_set(value, '{phone}', '"303-555-0143"') WHERE value IS NOT NULL`);
      const before = await config();
      assert.equal(before.phone, '303-555-0143');
      isThere = false;
      assert.equal(await config(), before);
      const silent = currentConfig({ query: () => new Promise(() => undefined) }, server.config().app);
      assert.equal((await silent()).phone, '303-555-0100');
    });
  },
  { env: () => ({ LINK_MARKETING: 'https://marketing.example' }) },
);
