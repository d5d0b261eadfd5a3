import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import type { Change, OrderLine, SystemRecord } from '@galley/sample-provider/records';
import { pageAt } from '@galley/sample-provider/pages';
import { openStore } from '@galley/sample-provider/store';
import { moveOn, STATUS } from '@galley/sample-provider/production';
import { drawProof, printProof } from '@galley/sample-provider/proofs';
import { isSigned, takeIn } from '@galley/sample-provider/webhooks';
import { signatureOf } from '#server/exchange/changes/send';
import { tempFolder } from '../tempFolder.ts';

const contact = (name: string): SystemRecord => ({ externalId: 'k-1', name, phone: '1' });
const change = (cursor: number, name: string): Change => ({
  cursor: String(cursor),
  resource: 'contacts',
  id: 7,
  externalId: 'k-1',
  operation: 'changed',
  at: '2026-11-24T12:00:00Z',
  by: 'Robin Sample',
  record: { name, notes: 'not ours' },
});

describe("The sample provider's store", () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder();
  });
  const filled = () => {
    const store = openStore(folder);
    store.begin([['contacts', contact('First')]], false);
    return store;
  };

  test('sends the same records under the same key after a kill, even if more were added meanwhile (PROV-01)', () => {
    const store = filled();
    const batch = store.nextBatch(10);
    store.put([['contacts', { ...contact('Second'), externalId: 'k-2' }]]);
    const again = openStore(folder);
    assert.deepEqual(again.nextBatch(10), batch);
    again.batchSent();
    assert.deepEqual(
      again.nextBatch(10)?.records.map(({ name }) => name),
      ['Second'],
    );
    again.batchSent();
    assert.equal(openStore(folder).nextBatch(10), undefined);
  });

  test('discards a line that was cut off by a kill, and nothing else (PROV-01)', () => {
    filled();
    appendFileSync(path.join(folder, 'journal.ndjson'), '{"resource":"contacts","rec');
    const store = openStore(folder);
    assert.deepEqual(store.all('contacts'), [contact('First')]);
    store.put([['contacts', contact('Second')]]);
    assert.deepEqual(openStore(folder).all('contacts'), [contact('Second')]);
  });

  test('takes in a rep’s change once, ignores older changes after it, and sends it back (PROV-01)', () => {
    const store = filled();
    store.nextBatch(10);
    store.batchSent();
    for (const one of [change(3, 'Third'), change(3, 'Third'), change(2, 'Second')]) takeIn(store, one);
    const again = openStore(folder);
    assert.deepEqual(again.entered(), [change(3, 'Third')]);
    assert.deepEqual(again.nextBatch(10)?.records, [contact('Third')]);
  });

  test('accepts only bodies that were signed with its secret, and recently (PROV-01)', () => {
    const [secret, body, now] = ['a secret of sixteen', '{"cursor":"1"}', 1_800_000_000];
    const signature = signatureOf(secret, body, now);
    const signed = (text: string, with_ = signature, at = now) =>
      isSigned(secret, with_, Buffer.from(text), at);
    assert.equal(signed(body), true);
    assert.equal(signed(`${body} `), false);
    assert.equal(signed(body, signatureOf('another secret!!', body, now)), false);
    assert.equal(signed(body, signature, now + 301), false);
    assert.equal(signed(body, 'undefined'), false);
  });
});

test('An order line of the sample provider goes from web order to paid, with its proof, parcel and invoice (PROV-01)', () => {
  const line = {
    externalId: '7-1',
    order: 7,
    line: 1,
    company: 'c-1',
    orderDate: '2026-11-24',
    design: 'A & B',
  };
  const passed = [];
  let now: OrderLine = { ...line, status: STATUS.webOrder };
  for (
    let next: OrderLine | undefined = now;
    next !== undefined;
    next = moveOn(next, '2026-12-01', 'https://provider.example')
  ) {
    passed.push(next.status);
    now = next;
  }
  assert.equal(new Set(passed).size, 14);
  assert.deepEqual(now, {
    ...line,
    status: STATUS.paid,
    proofLink: 'https://provider.example/proofs/7-1.svg',
    proofApprovedDate: '2026-12-01',
    shipDate: '2026-12-01',
    deliveryDate: '2026-12-01',
    trackingUrl: 'https://provider.example/track?TrackingNum=1Z7001',
    invoice: 500_007,
  });
  assert.match(drawProof(line), /A &#38; B/);
  assert.match(printProof(line).toString('latin1'), /^%PDF-1\.4[\s\S]*A & B 7-1[\s\S]*%%EOF\n$/);
});

test('the sample provider has a page for each link of Galley, and one for each of its parcels (FIRST-08)', () => {
  const line = { externalId: '7-1', order: 7, line: 1, shipDate: '2026-12-01', deliveryDate: '2026-12-04' };
  const lines = () => [{ ...line, trackingUrl: 'https://provider.example/track?TrackingNum=1Z7001' }];
  const page = (path: string) => pageAt(path, 'http://localhost:4000', lines);
  for (const path of ['/pages/reports', '/pages/feedback', '/pages/linkedin'])
    assert.match(page(path) ?? '', /Back to Galley/, path);
  assert.match(page('/track?TrackingNum=1Z7001') ?? '', /Order line 7-1, shipped 2026-12-01/);
  assert.match(page('/track?TrackingNum=1Z9') ?? '', /No order line has this parcel/);
  for (const path of ['/pages/none', '/track?TrackingNum=<script>', '/track', '/'])
    assert.equal(page(path), undefined, path);
});
