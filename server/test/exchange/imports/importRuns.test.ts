import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { afterEach, before, test } from 'node:test';
import sql from 'sql-template-tag';
import { workbook } from '#server/common/spreadsheet/workbook';
import { forgetOldImports } from '#server/exchange/imports/forgetOldImports';
import { feedOf, feedProvider } from '../feed/testing.ts';
import { peopleOf } from '../../account/employees/testing.ts';
import { onOneServer } from '../../testing.ts';
import { csv, importsOf, row, verdictsOf, withAdvertiser } from './testing.ts';

onOneServer('An import of a file', (server) => {
  const { feed } = feedOf(server);
  const imports = importsOf(server);
  const people = peopleOf(server);
  /** Uploads, checks and applies. */
  const bring = async (file: string, content: string) => {
    const one = await imports.upload(file, content);
    await imports.check(one, withAdvertiser(one));
    return imports.apply(one);
  };
  before(() => feedProvider(feed));
  afterEach(() => imports.cancelAll());

  test('that a server failure interrupts is stopped, and resumes where it was (IMPO-05)', async () => {
    const one = await imports.upload(
      'long.csv',
      csv(...Array.from({ length: 250 }, (_, line) => row(line + 1, { order: 950_101 }))),
    );
    await imports.check(one, withAdvertiser(one));
    // After the first batch the server is gone, so nothing more is recorded.
    await server.database().query(sql`
      CREATE OR REPLACE FUNCTION leave_import() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.position > 100 THEN RAISE EXCEPTION ''gone''; END IF; RETURN NEW; END'`);
    await server.database().query(sql`
      CREATE TRIGGER leave BEFORE UPDATE ON file_import FOR EACH ROW WHEN (NEW.state = 'applying') EXECUTE FUNCTION leave_import()`);
    const stopped = await imports.apply(one);
    await server.database().query(sql`DROP TRIGGER leave ON file_import`);
    assert.deepEqual(
      [stopped.state, stopped.position, verdictsOf(stopped)],
      ['stopped', 100, { created: 100 }],
    );
    assert.equal(
      stopped.error,
      'Something went wrong on our side. Try again. If it happens again, see the server’s log.',
    );
    const done = await imports.apply(one);
    assert.deepEqual([done.state, done.position, verdictsOf(done)], ['done', 250, { created: 250 }]);
    assert.equal((await imports.undo(one)).restored, 250);
  });

  test('still names the person who uploaded it after somebody else has applied it (IMPO-04)', async () => {
    const other = await people.add({ EmployeeType: 'Operations' });
    const token = await people.signIn(other);
    const one = await imports.upload('theirs.csv', csv(row(1, { order: 950_401 })));
    await imports.check(one, withAdvertiser(one));
    const { status } = await server.call('POST', `/v1/imports/${one.id}/apply`, { token });
    assert.equal(status, 200);
    const done = await imports.settled(one.id);
    assert.deepEqual([done.state, done.by], ['done', 'Parker Testcase']);
    const rows = await people.audited(`import/${one.id}`);
    assert.deepEqual(rows.map(({ action, by }) => [action, by]).toReversed(), [
      ['file uploaded', 'Parker Testcase'],
      ['file import started', 'Sky Fiction'],
      ['file import finished', 'Sky Fiction'],
    ]);
    await imports.undo(one);
  });

  test('whose undo stops in the middle shows its progress, and resumes there (IMPO-08)', async () => {
    const done = await bring(
      'back.csv',
      csv(...Array.from({ length: 1100 }, (_, line) => row(line + 1, { order: 950_301 }))),
    );
    await server.database().query(sql`
      CREATE OR REPLACE FUNCTION leave_undo() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF (NEW.undone->>''restored'')::int > 1000 THEN RAISE EXCEPTION ''gone''; END IF; RETURN NEW; END'`);
    await server.database().query(sql`
      CREATE TRIGGER leave BEFORE UPDATE ON file_import FOR EACH ROW WHEN (NEW.state IN ('undoing', 'undone')) EXECUTE FUNCTION leave_undo()`);
    await imports.call('POST', `/${done.id}/undo`);
    const half = await imports.settled(done.id);
    await server.database().query(sql`DROP TRIGGER leave ON file_import`);
    assert.deepEqual([half.state, half.restored], ['halfUndone', 1000]);
    assert.deepEqual(await imports.undo(done), { restored: 1100, kept: [] });
  });

  test('of more than 1,000 rows is checked, applied and undone as a whole, from CSV or a spreadsheet (IMPO-05)', async () => {
    const headings = ['External Id', 'Plan', 'Zone', 'From', 'Price'];
    const columns = { externalId: 'External Id', plan: 'Plan', zone: 'Zone', from: 'From', price: 'Price' };
    // The second-to-last row has no price.
    const rowsOf = (file: string) =>
      Array.from({ length: 1200 }, (_, n) => [
        `${file}-${n}`,
        'Large Plan',
        String(1 + (n % 7)),
        String(1000 + n),
        n === 1198 ? '' : '1.25',
      ]);
    const sheet = workbook([
      {
        name: 'Prices',
        columns: headings.map((heading) => ({ heading, width: 10, style: 'text' as const })),
        rows: rowsOf('sheet'),
      },
    ]);
    for (const [file, content] of [
      ['large.csv', [headings, ...rowsOf('table')].map((cells) => cells.join(';')).join('\r\n')],
      ['large.xlsx', await buffer(sheet)],
    ] as const) {
      const one = await imports.upload(file, content, { resource: 'ship-prices' });
      assert.deepEqual(one.headings, headings, file);
      const checked = await imports.check(one, { columns, constants: {} });
      assert.deepEqual(verdictsOf(checked), { created: 1199, refused: 1 }, file);
      const [refused, ...others] = await imports.records(one, 'refused');
      assert.deepEqual(
        [refused?.row, refused?.errors, others],
        [1199, [{ field: 'price', message: 'Price is required' }], []],
        file,
      );
      const done = await imports.apply(one);
      assert.deepEqual([done.state, verdictsOf(done)], ['done', { created: 1199, refused: 1 }], file);
      assert.deepEqual(await imports.undo(done), { restored: 1199, kept: [] }, file);
    }
  });

  test('keeps what was written when it is canceled, and can be undone (IMPO-05)', async () => {
    const one = await imports.upload(
      'cancel.csv',
      csv(...Array.from({ length: 1000 }, (_, line) => row(line + 1, { order: 950_201 }))),
    );
    await imports.check(one, withAdvertiser(one));
    await imports.call('POST', `/${one.id}/apply`);
    let now = await imports.read(one.id);
    while (now.position === 0) now = await imports.read(one.id);
    const { body } = await imports.call('POST', `/${one.id}/cancel`);
    assert.equal(body.state, 'cancelled');
    const { created } = await imports.read(one.id);
    assert.ok(created >= 100);
    // The next import of the source waits for the batch in progress.
    await bring('behind.csv', csv('950009,1,c-1,Shipped,11/13/2026,1,File Product,Denver'));
    assert.equal((await imports.undo(one)).restored, created);
    const [left] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM feed_record WHERE external_id LIKE '950201-%' AND deleted_at IS NULL`);
    assert.equal(left?.count, 0);
  });

  test('leaves nothing behind if it is abandoned (IMPO-07)', async () => {
    const one = await imports.upload('idle.csv', csv(row(1)));
    await server.database().query(sql`
      UPDATE file_import SET created_at = now() - interval '8 days', alive_at = now() - interval '8 days' WHERE id = ${one.id}`);
    await forgetOldImports(server.database());
    assert.equal((await imports.read(one.id)).state, 'cancelled');
    const [parts] = await server
      .database()
      .query<{ count: number }>(sql`SELECT count(*) FROM file_import_part WHERE import_id = ${one.id}`);
    assert.equal(parts?.count, 0);
  });
});
