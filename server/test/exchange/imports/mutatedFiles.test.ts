import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import type { FileImport } from '#server/exchange/imports/contract';
import { OPS } from '../../account/employees/testing.ts';
import { onOneServer } from '../../testing.ts';
import * as lists from './lists.ts';
import { importsOf } from './testing.ts';

/** How many mutated files are imported. */
const FILES = Number(process.env.FILE_MUTATIONS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const SOURCES = [
  lists.HUBSPOT_COMPANIES,
  lists.HUBSPOT_CONTACTS,
  lists.SALESFORCE_ACCOUNTS,
  lists.GOOGLE_CONTACTS,
  lists.OUTLOOK_CONTACTS,
  lists.QUICKBOOKS_CUSTOMERS,
  lists.EXCEL_LIST,
].map((content) => Buffer.from(content));

/** A change at one place: bytes overwritten, inserted or cut out. */
const mutation = fc.record({
  at: fc.nat(5000),
  how: fc.constantFrom('write', 'insert', 'cut'),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(
        '"',
        '""',
        '\r',
        '\n',
        '\0',
        '\uFEFF',
        ';',
        ',',
        '\t',
        '|',
        '=1+1',
        ':::',
        '9'.repeat(400),
      )
      .map((text) => Buffer.from(text)),
    fc.constantFrom(Buffer.from([0xff, 0xfe]), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xf0, 0x9f])),
  ),
});

const mutated = fc
  .tuple(fc.constantFrom(...SOURCES), fc.array(mutation, { minLength: 1, maxLength: 6 }))
  .map(([source, mutations]) => {
    let file: Buffer = Buffer.from(source);
    for (const { at, how, bytes } of mutations) {
      const place = at % Math.max(1, file.length);
      const behind = how === 'insert' ? place : place + bytes.length;
      file = Buffer.concat([
        file.subarray(0, place),
        how === 'cut' ? Buffer.alloc(0) : bytes,
        file.subarray(behind),
      ]);
    }
    return file;
  });

onOneServer(`A mutated file (FUZZ_SEED=${SEED} FILE_MUTATIONS=${FILES})`, (server) => {
  const imports = importsOf(server);
  const constants = { salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' };

  test('is read, or refused with the reason, whatever its declared content, and never crashes the server (IMPO-01, IMPO-21, IMPO-22)', async () => {
    const drop = async (content: Buffer) => {
      const answer = await fetch(`${server.url()}/v1/imports?file=list.csv&source=mutated`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await server.tokenOf(OPS)}` },
        body: new Uint8Array(content),
      });
      return { status: answer.status, body: (await answer.json()) as FileImport };
    };
    /** Checks an upload, and applies it unless it's refused or contains orders. */
    const bring = async ({ id, map, resource }: FileImport) => {
      const { status } = await imports.call('POST', `/${id}/check`, {
        ...map,
        constants: { ...map.constants, ...constants },
      });
      assert.ok(status === 200 || status === 422, `the check got ${status}`);
      if (status === 422) return;
      const checked = await imports.settled(id);
      assert.ok(!checked.error.startsWith('Something went wrong'), checked.error);
      if (checked.state !== 'checked' || resource === 'orders') return;
      const done = await imports.apply(checked);
      assert.equal(done.state, 'done', done.error);
    };
    await fc.assert(
      fc.asyncProperty(mutated, fc.boolean(), async (content, isBoth) => {
        await imports.cancelAll();
        const { status, body } = await drop(content);
        assert.ok(status === 200 || status === 422, `the upload got ${status}`);
        if (status === 422) return;
        if (isBoth) {
          const guessed = await imports.call('POST', `/${body.id}/guess`, {
            resource: 'companies',
            source: 'mutated',
            people: true,
          });
          assert.equal(guessed.status, 200);
          await bring(guessed.body);
        } else await bring(body);
      }),
      { numRuns: FILES, seed: SEED },
    );
    const [odd] = await server.database().query<{ count: number }>(sql`
      SELECT count(*)::int FROM (SELECT name FROM company UNION ALL SELECT name FROM contact UNION ALL SELECT name FROM trend_group) AS named
      WHERE name LIKE '%' || chr(65533) || '%'`);
    assert.equal(odd?.count, 0);
  });
});
