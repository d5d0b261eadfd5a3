import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { FileImport } from '#server/exchange/imports/contract';
import { OPS } from '../../account/employees/testing.ts';
import { onOneServer } from '../../testing.ts';
import { importsOf, verdictsOf } from './testing.ts';

const LIST =
  'Customer,Street,City,State,ZIP,Buyer,Buyer e-mail\nHeron Hangers,1 Bird St,Denver,CO,80202,Hal Heron,hal@heron.example\n';

onOneServer('A file whose kind of records isn’t stated', (server) => {
  const imports = importsOf(server);
  afterEach(() => imports.cancelAll());
  const drop = async (content: string, file = 'list.csv'): Promise<FileImport> => {
    const answer = await fetch(`${server.url()}/v1/imports?file=${file}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.tokenOf(OPS)}` },
      body: content,
    });
    assert.equal(answer.status, 200);
    return (await answer.json()) as FileImport;
  };
  const guess = (id: number, body: object) => imports.call('POST', `/${id}/guess`, body);

  test('is recognized as a list of companies with their people, and imported as such (IMPO-22)', async () => {
    const one = await drop(LIST);
    assert.deepEqual(
      { resource: one.resource, source: one.source, people: one.map.people },
      {
        resource: 'companies',
        source: 'list',
        people: { columns: { externalId: 'auto', name: 'Buyer', email: 'Buyer e-mail' } },
      },
    );
    const checked = await imports.check(one, {
      ...one.map,
      constants: { salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' },
    });
    const applied = await imports.apply(checked);
    assert.deepEqual([verdictsOf(applied), applied.people?.created], [{ created: 1 }, 1]);
    // The account owner is given once; the next list reuses it.
    const next = await drop(LIST.replaceAll('Heron', 'Egret'));
    assert.deepEqual(next.map.constants, { salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' });
    assert.deepEqual(next.map.people, one.map.people);
  });

  test('is analyzed again when the user corrects its kind of records or its source (IMPO-22)', async () => {
    const one = await drop(LIST);
    const { status, body } = await guess(one.id, { resource: 'contacts', source: 'other', people: false });
    assert.equal(status, 200);
    assert.deepEqual(
      { resource: body.resource, source: body.source, state: body.state, columns: body.map.columns },
      {
        resource: 'contacts',
        source: 'other',
        state: 'open',
        columns: { externalId: 'auto', name: 'Buyer', email: 'Buyer e-mail', companies: 'Customer' },
      },
    );
    assert.equal(body.map.people, undefined);
    assert.equal((await guess(one.id, { resource: 'contacts', source: 'other', people: true })).status, 422);
    assert.equal(
      (await guess(one.id, { resource: 'contacts', source: 'Not One!', people: false })).status,
      400,
    );
  });

  test('is read again when the user corrects its format, with its columns detected again (IMPO-13, IMPO-22)', async () => {
    const one = await drop('Customer|Street|City|State|ZIP\nIbis Inks|1 Bird St|Denver|CO|80202\n');
    assert.equal(one.delimiter, '|');
    const kind = { resource: 'companies', source: 'list', people: false };
    const { body } = await guess(one.id, { ...kind, delimiter: ';' });
    assert.deepEqual(body.headings, ['Customer|Street|City|State|ZIP']);
    const { body: again } = await guess(one.id, { ...kind, delimiter: '|' });
    assert.deepEqual([again.delimiter, again.map.columns.zip], ['|', 'ZIP']);
  });

  test('can’t change to a source with another open import, or after it has ended (IMPO-22)', async () => {
    const one = await drop(LIST);
    const other = await imports.upload('orders.csv', 'Order No,Line\n1,1\n', {
      resource: 'orders',
      source: 'busy',
    });
    const busy = await guess(one.id, { resource: 'companies', source: 'busy', people: false });
    assert.equal(busy.status, 409);
    assert.match(busy.body.detail, /^Finish or discard orders\.csv first/);
    await imports.cancel(other);
    await imports.cancel(one);
    const over = await guess(one.id, { resource: 'companies', source: 'list', people: false });
    assert.equal(over.status, 409);
  });
});
