import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { addDays } from '@galley/shared/domain/calendar';
import { displayDate } from '@galley/shared/domain/displayDate';
import type { QuoteSaved } from '#server/quotes/writing/contract';
import { onOneServer, REP } from '../testing.ts';
import { contentOf } from './pdfContent.ts';
import { quotesOf } from './testing.ts';

onOneServer('Sending a quote', (server) => {
  const {
    run,
    today,
    customer,
    priced,
    line,
    save,
    bodyFor,
    added,
    read,
    again,
    send,
    sent,
    open,
    answer,
    accept,
  } = quotesOf(server);

  const rename = (company: number, name: string) =>
    run(sql`UPDATE company SET name = ${name} WHERE id = ${company}`);
  const renameProduct = (quote: number, name: string) =>
    run(sql`UPDATE product SET name = ${name} WHERE id = (SELECT product_id FROM quote WHERE id = ${quote})`);
  /** The text of a PDF, for the customer or for an employee. */
  const letterAt = async (path: string, as?: string) => {
    const answer = await fetch(`${server.url()}${path}`, {
      headers: as === undefined ? {} : { authorization: `Bearer ${await server.tokenOf(as)}` },
    });
    assert.equal(answer.status, 200);
    return contentOf(Buffer.from(await answer.arrayBuffer())).text;
  };

  test('freezes it: later changes to prices, names and addresses don’t change what the customer reads (QUOT-07, API-374)', async () => {
    const place = await customer();
    const id = await added({ AddressID: place.address, Notes: 'As agreed' });
    const { CompanyName, Product } = await read(id);
    const { status, body } = await send(id);
    assert.equal(status, 200);
    assert.deepEqual([body.SentVersion, body.Version], [1, 2]);
    const path = body.Address.slice(server.config().publicUrl.length);
    const { text } = await open(path);
    await rename(place.id, `${CompanyName} renamed`);
    await renameProduct(id, `${Product} renamed`);
    await run(sql`UPDATE shipping_address SET address1 = 'Elsewhere' WHERE id = ${place.address}`);
    await run(sql`UPDATE price SET unit_price = unit_price + 1`);
    assert.equal((await open(path)).text, text);
    assert.ok(!text.includes('renamed'));
    await rename(place.id, CompanyName);
    await renameProduct(id, Product);
    await run(sql`UPDATE price SET unit_price = unit_price - 1`);
    const quote = await read(id);
    assert.deepEqual([quote.State, quote.SentOn.slice(0, 10)], ['sent', today()]);
  });

  test('freezes it for employees, too: they read and print what the customer does, until they revise it (QUOT-07, QUOT-24, API-371, API-382)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const id = await added({
      AddressID: place.address,
      Lines: [line(price), line(price, { UnitCents: 4_242, PriceReason: 'kept' })],
    });
    const path = await sent(id);
    const letter = await letterAt(`${path}/pdf`);
    const before = await read(id);
    await rename(place.id, `${before.CompanyName} renamed`);
    await renameProduct(id, `${before.Product} renamed`);
    await run(sql`UPDATE contact SET name = name || ' renamed' WHERE id = ${place.contact}`);
    await run(sql`UPDATE shipping_address SET address1 = 'Elsewhere' WHERE id = ${place.address}`);

    assert.equal(await letterAt(`${path}/pdf`), letter);
    assert.equal(await letterAt(`/v1/quotes/${id}/pdf`, REP), letter);
    const after = await read(id);
    assert.deepEqual(after.Content, before.Content);
    assert.deepEqual(
      after.Content.Lines.map(({ ListCents, PriceReason }) => [ListCents, PriceReason]),
      [
        [price.cents, ''],
        [price.cents, 'kept'],
      ],
      'the list price and the reason, which customers don’t see',
    );
    // What isn't part of the content is current, as in the list.
    assert.deepEqual(
      [after.CompanyName, after.ContactName],
      [`${before.CompanyName} renamed`, `${before.ContactName} renamed`],
    );

    await accept(path);
    assert.equal(await letterAt(`/v1/quotes/${id}/pdf`, REP), letter);
    const revised = await added({ AddressID: place.address });
    await sent(revised);
    await rename(place.id, `${before.CompanyName} again`);
    assert.equal((await read(revised)).Content.CompanyName, `${before.CompanyName} renamed`);
    await save(await again(revised));
    assert.equal((await read(revised)).Content.CompanyName, `${before.CompanyName} again`);
    assert.match(await letterAt(`/v1/quotes/${revised}/pdf`, REP), /Draft: not sent yet/);

    await rename(place.id, before.CompanyName);
    await renameProduct(id, before.Product);
    await run(sql`UPDATE contact SET name = ${before.ContactName} WHERE id = ${place.contact}`);
  });

  test('again, won before its revision was sent, employees read and print what the customer ordered (QUOT-07, QUOT-20)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const [first, later] = [addDays(today(), 20), addDays(today(), 34)];
    const id = await added({ ValidUntil: first });
    const path = await sent(id);
    const letter = await letterAt(`${path}/pdf`);
    const before = await read(id);
    await save(
      await again(id, {
        ValidUntil: later,
        Lines: [line(price, { UnitCents: 4_242, PriceReason: 'never sent' })],
      }),
    );
    await run(sql`
      INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, cost, qty, product_id,
        advertiser_id, client_job_ref)
      SELECT 980001, 1, trend_group_id, id, account_type_id, sales_rep_id, 0, ${today()}::date, 1, 1, ${price.product},
        (SELECT min(id) FROM advertiser), ${before.Number} FROM company WHERE id = ${place.id}`);
    const won = await read(id);
    assert.equal(won.State, 'won');
    assert.equal(won.ValidUntil.slice(0, 10), first);
    assert.deepEqual(
      won.Content.Lines.map(({ UnitCents, PriceReason }) => [UnitCents, PriceReason]),
      [[price.cents, '']],
    );
    assert.equal(await letterAt(`/v1/quotes/${id}/pdf`, REP), letter);
  });

  test('requires a contact, a line and a date that hasn’t passed, names each fault, and works once (QUOT-07)', async () => {
    const place = await customer();
    const bare = (
      await save(await bodyFor(place, { ContactID: 0, Lines: [], ValidUntil: addDays(today(), -1) }))
    ).body.ID;
    const refused = await send<Problem>(bare);
    assert.equal(refused.status, 422);
    assert.deepEqual(
      refused.body.errors?.map(({ field }) => field),
      ['ContactID', 'ValidUntil', 'Lines'],
    );
    const id = await added();
    const [one, other] = await Promise.all([send(id, undefined, 1), send(id, undefined, 1)]);
    assert.deepEqual(
      [one.status, other.status].toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.equal((await send(id)).status, 409);
  });

  test('again creates version 2 and lists its changes; until then, the link shows version 1 and takes no answer (QUOT-08)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const id = await added();
    const path = await sent(id);
    const changed = await again(id, {
      Notes: 'Larger',
      Lines: [line(price, { Qty: price.qty + 1, PriceReason: 'kept' })],
    });
    assert.equal((await save(changed)).status, 200);
    assert.equal((await read(id)).State, 'draft');
    const meanwhile = await open(path);
    assert.match(meanwhile.text, /is being revised/);
    assert.doesNotMatch(meanwhile.text, /Larger|Accept this quote/);
    const early = await accept(path);
    assert.equal(early.status, 409);
    assert.match(early.text, /being revised/);
    assert.equal((await read(id)).State, 'draft');

    assert.equal((await send(id)).status, 200);
    const { text } = await open(path);
    assert.match(text, /What changed in version 2/);
    assert.match(text, new RegExp(`quantity ${price.qty + 1} instead of ${price.qty}`));
    assert.match(text, /The notes have changed\./);
    assert.match(text, /Accept this quote/);
    const quote = await read(id);
    assert.deepEqual(
      quote.Versions.map(({ Version, Changes }) => [Version, Changes.length > 0]),
      [
        [2, true],
        [1, false],
      ],
    );
    // The reason for a price and the list price are internal.
    assert.doesNotMatch(text, /kept/);
  });

  test('again shows a changed Valid Until date on the link and in its PDF, and names the change; until then, the old date stays (QUOT-08)', async () => {
    const [first, later] = [addDays(today(), 20), addDays(today(), 34)];
    const id = await added({ ValidUntil: first });
    const path = await sent(id);
    const letter = () => letterAt(`${path}/pdf`);
    assert.equal((await save(await again(id, { ValidUntil: later }))).status, 200);
    const { text: meanwhile } = await open(path);
    assert.match(meanwhile, new RegExp(`Valid until</dt>\\s*<dd>${displayDate(first)}`));
    assert.ok(!meanwhile.includes(displayDate(later)));
    assert.match(await letter(), new RegExp(`^Valid until ${displayDate(first)}$`, 'm'));

    assert.equal((await send(id)).status, 200);
    const { text } = await open(path);
    assert.match(text, new RegExp(`Valid until</dt>\\s*<dd>${displayDate(later)}`));
    assert.ok(text.includes(`Valid until: ${displayDate(later)} instead of ${displayDate(first)}.`));
    assert.match(await letter(), new RegExp(`^Valid until ${displayDate(later)}$`, 'm'));
  });

  test('the link of a declined quote also says when the quote is being revised (QUOT-08)', async () => {
    const id = await added();
    const path = await sent(id);
    await answer(path, { Answer: 'declined', Text: 'Too dear' });
    await save(await again(id, { Notes: 'Cheaper' }));
    const { text } = await open(path);
    assert.match(text, /is being revised/);
    assert.doesNotMatch(text, /Accept this quote/);
  });

  test('once accepted, a quote can’t be changed, but duplicated (QUOT-08)', async () => {
    const id = await added();
    await accept(await sent(id));
    const { status, body } = await save<Problem>(await again(id, { Notes: 'No' }));
    assert.equal(status, 409);
    assert.match(body.detail ?? '', /accepted, so it can’t be changed/);
    const copy = await server.call<QuoteSaved>('POST', `/v1/quotes/${id}/duplicate`, { as: REP });
    assert.equal(copy.status, 200);
    assert.deepEqual([(await read(copy.body.ID)).State, (await read(id)).State], ['draft', 'accepted']);
  });
});
