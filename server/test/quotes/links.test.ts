import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { permitHash } from '#server/common/permit';
import type { QuoteLinkMade } from '#server/quotes/links/contract';
import { peopleOf } from '../account/employees/testing.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

onOneServer('A link to a quote', (server) => {
  const { run, customer, priced, line, added, read, sent, open, forgetGuesses } = quotesOf(server);
  const make = (id: number, body: object = {}, as = REP) =>
    server.call<QuoteLinkMade>('POST', `/v1/quotes/${id}/links`, { as, body });
  const pathOf = (address: string) => address.slice(server.config().publicUrl.length);

  test('has 256 random bits, is stored only as a digest, and is returned only once (QUOT-14, API-380)', async () => {
    const id = await added();
    assert.equal((await make(id)).status, 409, 'nothing has been sent yet');
    await sent(id);
    const { status, body } = await make(id, { Days: 7 });
    assert.equal(status, 200);
    const token = /\/v1\/quoted\/([\w-]{43})$/.exec(body.Address)?.[1] ?? '';
    assert.equal(Buffer.from(token, 'base64url').length, 32);
    const [stored] = await run<{ hash: string; days: number }>(sql`
      SELECT token_hash AS hash, extract(day FROM expires_at - created_at)::int AS days FROM quote_link WHERE id = ${body.ID}`);
    assert.deepEqual(stored, { hash: permitHash(token), days: 7 });
    const quote = await read(id);
    assert.equal(quote.Links.length, 2);
    assert.ok(!JSON.stringify(quote).includes(token));
    const trail = await run<{ text: string }>(sql`SELECT audit_log::text AS text FROM audit_log`);
    assert.ok(!trail.some(({ text }) => text.includes(token)));
    assert.equal((await make(id, {}, OTHER)).status, 404);
    assert.equal((await make(id, { Days: 8 })).status, 400);
  });

  test('shows the quote as sent and nothing else, on a page without scripts that isn’t stored (QUOT-15, API-383)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const id = await added({
      Terms: 'Net 30 <b>days</b>',
      Lines: [
        line(price, {
          UnitCents: 1_00,
          PriceReason: 'an inside matter',
          Design: '<img src=x onerror=alert(1)>',
        }),
      ],
    });
    const path = await sent(id);
    const { status, headers, text } = await open(path);
    assert.equal(status, 200);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /script-src|unsafe-inline/);
    assert.deepEqual(
      ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name)),
      ['no-store', 'no-referrer', 'noindex'],
    );
    assert.match(text, /<meta name="robots" content="noindex"/);
    assert.doesNotMatch(text, /<script|<img/);
    assert.match(text, /Net 30 &lt;b&gt;days/);
    assert.match(text, new RegExp(`Quote ${(await read(id)).Number}`));
    const [company] = await run<{ phone: string; plan: string; other: string }>(sql`
      SELECT phone, price_plan AS plan, (SELECT order_line_num FROM order_line WHERE company_id = company.id LIMIT 1) AS other
      FROM company WHERE id = ${place.id}`);
    for (const hidden of ['an inside matter', company?.phone, company?.plan, company?.other])
      assert.ok(
        hidden === undefined || hidden === null || hidden === '' || !text.includes(hidden),
        hidden ?? '',
      );
    const { Links } = await read(id);
    assert.equal(Links[0]?.OpenedCount, 1);
  });

  test('names the rep, and whoever shared it (QUOT-15)', async () => {
    const id = await added();
    await sent(id);
    const { body } = await make(id, {}, MANAGER);
    const { Rep, Links } = await read(id);
    const CreatedBy = Links[0]?.CreatedBy ?? '';
    assert.notEqual(Rep, CreatedBy);
    const { text } = await open(pathOf(body.Address));
    assert.match(text, new RegExp(`<dt>From</dt>\\s*<dd>${Rep}</dd>`));
    assert.match(text, new RegExp(`Shared by ${CreatedBy}\\. This link works until`));
  });

  test('gets the same 404 if it’s revoked or expired, or its creator is disabled or can’t see the quote (QUOT-14, API-381)', async () => {
    const id = await added();
    await sent(id);
    const links = async (as = REP) => {
      const { body } = await make(id, {}, as);
      return { id: body.ID, path: pathOf(body.Address) };
    };
    const unknown = await open(`/v1/quoted/${'x'.repeat(43)}`);
    assert.equal(unknown.status, 404);
    assert.match(unknown.text, /<h1>This link doesn’t work<\/h1>/);
    const closed = async (path: string) => {
      await forgetGuesses();
      const { status, text } = await open(path);
      assert.deepEqual([status, text], [404, unknown.text]);
    };
    const revoked = await links();
    assert.equal((await open(revoked.path)).status, 200);
    assert.equal((await server.call('DELETE', `/v1/quotelinks/${revoked.id}`, { as: OTHER })).status, 404);
    assert.equal((await server.call('DELETE', `/v1/quotelinks/${revoked.id}`, { as: MANAGER })).status, 200);
    await closed(revoked.path);
    const expired = await links();
    await run(sql`UPDATE quote_link SET expires_at = now() WHERE id = ${expired.id}`);
    await closed(expired.path);
    const ofManager = await links(MANAGER);
    assert.equal((await open(ofManager.path)).status, 200);
    await run(sql`UPDATE employee SET order_master_override = false WHERE email = ${MANAGER}`);
    await closed(ofManager.path);
    assert.equal((await read(id)).Links.find(({ ID }) => ID === ofManager.id)?.State, 'closed');
    await run(sql`UPDATE employee SET order_master_override = true WHERE email = ${MANAGER}`);
    assert.equal((await open(ofManager.path)).status, 200);
    await run(sql`UPDATE employee SET disabled_at = now() WHERE email = ${MANAGER}`);
    await closed(ofManager.path);
    await run(sql`UPDATE employee SET disabled_at = NULL WHERE email = ${MANAGER}`);
  });

  test('is revoked for good when Operations disables its creator (QUOT-14)', async () => {
    const id = await added();
    await sent(id);
    const { body: made } = await make(id, {}, MANAGER);
    await peopleOf(server).setDisabled(MANAGER, true);
    await peopleOf(server).setDisabled(MANAGER, false);
    await forgetGuesses();
    assert.equal((await open(pathOf(made.Address))).status, 404);
    assert.equal((await read(id)).Links.find(({ ID }) => ID === made.ID)?.State, 'revoked');
  });

  test('can’t be guessed: after ten unknown tokens, a network gets 429, but a valid token still works (QUOT-14)', async () => {
    const path = await sent(await added());
    await forgetGuesses();
    for (let guess = 0; guess < 10; guess += 1)
      assert.equal((await open(`/v1/quoted/${String(guess).repeat(43)}`)).status, 404);
    assert.equal((await open(`/v1/quoted/${'y'.repeat(43)}`)).status, 429);
    assert.equal((await open(`/v1/quoted/${'y'.repeat(43)}/pdf`)).status, 429);
    assert.equal((await open(path)).status, 200);
    await forgetGuesses();
  });
});
