import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { onOneServer, OTHER, REP } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { contentOf } from './pdfContent.ts';
import { quotesOf } from './testing.ts';

const data = tempFolder();
/** A red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

onOneServer(
  'A quote as PDF',
  (server) => {
    const { customer, priced, line, added, read, sent } = quotesOf(server);
    const fetched = async (url: string, as?: string) => {
      const answer = await fetch(`${server.url()}${url}`, {
        headers: as === undefined ? {} : { authorization: `Bearer ${await server.tokenOf(as)}` },
      });
      return {
        status: answer.status,
        headers: answer.headers,
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };

    test('is a letter with the contents of the quote, without color; a draft says that it is one (QUOT-17, API-382)', async () => {
      const place = await customer();
      const price = await priced(place.id);
      const id = await added({
        Notes: 'A note with an Łódź in it.',
        Terms: 'Net 30',
        AddressID: place.address,
        DiscountKind: 'percent',
        DiscountValue: 500,
        Lines: [line(price), line(price, { UnitCents: 4_242, PriceReason: 'an inside matter' })],
      });
      const { bytes, headers } = await fetched(`/v1/quotes/${id}/pdf`, REP);
      assert.match(headers.get('content-disposition') ?? '', /Quote Q-\d+\.pdf/);
      const pdf = await PDFDocument.load(bytes);
      assert.deepEqual(
        pdf.getPages().map((page) => page.getSize()),
        [{ width: 612, height: 792 }],
      );
      const { operators, text } = contentOf(bytes);
      const { Number, Content, CompanyName, ContactName, Rep } = await read(id);
      const usd = (cents: number) =>
        (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      for (const said of [
        `Quote ${Number}`,
        'Draft: not sent yet',
        CompanyName,
        ContactName,
        `From ${Rep}`,
        price.name,
        '$42.42',
        usd(Content.SubtotalCents),
        `-${usd(Content.DiscountCents)}`,
        usd(Content.TotalCents),
        'Net 30',
        'Page 1 of 1',
        ...Content.Address.slice(0, 1),
      ])
        assert.ok(text.includes(said), `${said} in ${text}`);
      assert.doesNotMatch(text, /an inside matter/);
      const colors = [...operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)/g)];
      assert.ok(colors.length > 0);
      for (const [, red, green, blue] of colors) assert.ok(red === green && green === blue);
      assert.equal((await fetched(`/v1/quotes/${id}/pdf`, OTHER)).status, 404);
    });

    test('has as many pages as it needs, and the provider’s logo if there is one (QUOT-17)', async () => {
      writeFileSync(path.join(data, 'logo.png'), PIXEL);
      const place = await customer();
      const price = await priced(place.id);
      const id = await added({
        Lines: Array.from({ length: 60 }, (_, at) => line(price, { Design: `Design ${at}` })),
      });
      const link = await sent(id);
      const { status, headers, bytes } = await fetched(`${link}/pdf`);
      assert.equal(status, 200);
      assert.deepEqual(
        ['content-type', 'cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
        ['application/pdf', 'no-store', 'noindex', 'no-referrer'],
      );
      const pdf = await PDFDocument.load(bytes);
      assert.ok(pdf.getPageCount() > 2);
      const { text, operators } = contentOf(bytes);
      for (let at = 0; at < 60; at += 1) assert.ok(text.includes(`Design ${at}`), `Design ${at}`);
      assert.match(text, /Quote Q-\d+, continued/);
      assert.ok(!text.includes('Draft'));
      assert.match(operators, /\bDo\b/, 'the PDF contains a picture');
    });

    test('can’t be opened with an unknown token (QUOT-14, API-385)', async () => {
      assert.equal((await fetched(`/v1/quoted/${'n'.repeat(43)}/pdf`)).status, 404);
    });
  },
  { env: () => ({ DATA_DIR: data }) },
);
