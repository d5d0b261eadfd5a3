import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import sql from 'sql-template-tag';
import { readWorkbook } from '../../../common/spreadsheet/testing.ts';
import { onOneServer, REP } from '../../../testing.ts';
import { BASE, pricingOn } from './testing.ts';

onOneServer('A pricing document (DOC-03)', (server) => {
  const { company, download, sheetsOf, quoteOf } = pricingOn(server);

  test('has prices in the database for the plans of every company', async () => {
    const missing = await server.database().query(sql`
      SELECT name FROM company WHERE price_plan NOT IN (SELECT price_plan FROM price)
        OR ship_price_plan NOT IN (SELECT ship_price_plan FROM ship_price)`);
    assert.deepEqual(missing, []);
  });

  test('lists each product once in the summary, with its starting and lowest price, and names the company', async () => {
    const { uid, name, pricePlan } = await company();
    const sheet = (await sheetsOf(`${BASE}/PricingSheet/${uid}`)).get('Pricing Summary');
    assert.ok(sheet);
    const wanted = await server.database().query<{ product: string; highest: number; lowest: number }>(sql`
      SELECT name AS product, max(unit_price) AS highest, min(unit_price) AS lowest
      FROM price JOIN product ON product.id = product_id WHERE price_plan = ${pricePlan}
      GROUP BY name ORDER BY lower(name)`);
    const value = (place: string) => sheet.cells.get(place)?.value;
    const seen = wanted.map((_, index) => ({
      product: value(`A${index + 2}`),
      highest: Number(value(`B${index + 2}`)),
      lowest: Number(value(`C${index + 2}`)),
    }));
    assert.deepEqual(seen, wanted);
    assert.equal(sheet.cells.get('B2')?.format, '"$"#,##0.00');
    const end = wanted.length + 3;
    assert.deepEqual(
      [value(`A${end}`), value(`B${end}`), value(`A${end + 1}`), value(`B${end + 1}`)],
      ['Company', name, 'Price Plan', pricePlan],
    );
  });

  test('has a file name with the company, in characters that every browser understands', async () => {
    const { uid } = await company();
    const { headers } = await download(`${BASE}/PricingSheet/${uid}`);
    const name = headers.get('content-disposition') ?? '';
    assert.match(name, /filename="Pricing Summary - Cafe _odz _Posters_ _ Co\.xlsx"/);
    assert.match(
      name,
      /filename\*=UTF-8''Pricing%20Summary%20-%20Caf%C3%A9%20%C5%81%C3%B3d%C5%BA%20_Posters_%20%26%20Co\.xlsx$/,
    );
  });

  test('can be a PDF of the summary, titled with the company’s name, whatever characters it has', async () => {
    const { uid } = await company();
    const { bytes, headers } = await download(`${BASE}/PricingSheet/${uid}?format=pdf`);
    assert.match(headers.get('content-disposition') ?? '', /\.pdf"/);
    const pdf = await PDFDocument.load(bytes);
    assert.equal(pdf.getPageCount(), 1);
    assert.equal(pdf.getTitle(), 'Pricing Summary - Café Łódź "Posters" & Co');
    const { status } = await server.call('GET', `${BASE}/PricingSheet/${uid}?format=doc`, { as: REP });
    assert.equal(status, 400);
  });

  test('has product prices by quantity, and shipping by weight and zone, in the detailed sheet', async () => {
    const { uid, pricePlan, shipPricePlan } = await company();
    const sheets = await sheetsOf(`${BASE}/PricingSheet/Download/${uid}`);
    assert.deepEqual([...sheets.keys()], ['Detailed Pricing', 'Shipping']);
    const [prices, shipping] = [...sheets.values()];
    const headings = (sheet = prices) =>
      [...(sheet?.cells ?? [])].filter(([place]) => /^[A-Z]+1$/.test(place)).map(([, { value }]) => value);
    assert.deepEqual(headings(), [
      'Product',
      'Qty 1+',
      'Qty 10+',
      'Qty 25+',
      'Qty 50+',
      'Qty 100+',
      'Qty 250+',
    ]);
    assert.deepEqual(headings(shipping).slice(0, 3), ['Weight up to (lb)', 'Zone 2', 'Zone 3']);
    const [price] = await server.database().query<{ unit_price: number }>(sql`
      SELECT unit_price FROM price JOIN product ON product.id = product_id
      WHERE price_plan = ${pricePlan} AND name = ${prices?.cells.get('A2')?.value} AND min_qty = 25`);
    assert.equal(prices?.cells.get('D2')?.value, String(price?.unit_price));
    const [parcel] = await server.database().query<{ price: number }>(sql`
      SELECT price FROM ship_price WHERE ship_price_plan = ${shipPricePlan}
        AND max_weight = ${Number(shipping?.cells.get('A2')?.value)} AND zone = 3`);
    assert.equal(shipping?.cells.get('C2')?.value, String(parcel?.price));
  });

  test('says so if there are no prices yet', async () => {
    const { id, uid, pricePlan } = await company();
    await server.database().query(sql`UPDATE company SET price_plan = 'Brand New' WHERE id = ${id}`);
    try {
      for (const path of [`${BASE}/PricingSheet/${uid}`, `${BASE}/PricingSheet/Download/${uid}`]) {
        const [sheet] = readWorkbook((await download(path)).bytes);
        assert.equal(sheet?.cells.get('A2')?.value, 'No prices are set up for this plan.');
      }
      await PDFDocument.load((await download(`${BASE}/PricingSheet/${uid}?format=pdf`)).bytes);
    } finally {
      await server.database().query(sql`UPDATE company SET price_plan = ${pricePlan} WHERE id = ${id}`);
    }
  });

  test('has the selected addresses, lines for each of them, and formulas for the totals in Build a Quote', async () => {
    const sheets = await sheetsOf(await quoteOf(2));
    const [quote, addresses] = [sheets.get('Quote'), sheets.get('Shipping Addresses')];
    assert.ok(quote && addresses);
    assert.deepEqual(
      ['A2', 'A3', 'A4', 'B2', 'F2'].map((place) => addresses.cells.get(place)?.value),
      ['Dock 1', 'Dock 2', undefined, '=1+1', '00501'],
    );
    assert.ok(addresses.cells.get('B2')?.isText);
    const formula = (place: string) => quote.cells.get(place)?.formula;
    assert.deepEqual(
      ['A2', 'A11', 'A12', 'A21', 'A22'].map((place) => quote.cells.get(place)?.value),
      ['Dock 1', 'Dock 1', 'Dock 2', 'Dock 2', undefined],
    );
    assert.equal(formula('F12'), 'IF(OR(D12="",E12=""),"",ROUND(D12*E12,2))');
    assert.deepEqual(
      [formula('G11'), formula('G12')],
      ["'Shipping Addresses'!$G$2", "'Shipping Addresses'!$G$3"],
    );
    assert.deepEqual(
      ['E23', 'E24', 'E25'].map((place) => quote.cells.get(place)?.value),
      ['Subtotal', 'Tax', 'Grand Total'],
    );
    assert.deepEqual(
      [formula('F23'), formula('F24'), formula('F25')],
      ['SUM(F2:F21)', 'SUM(H2:H21)', 'F23+F24'],
    );
  });

  test('still has lines to fill in if no address is selected in Build a Quote', async () => {
    const quote = (await sheetsOf(await quoteOf(0))).get('Quote');
    assert.equal(quote?.cells.get('A2'), undefined);
    assert.equal(quote?.cells.get('F25')?.formula, 'F23+F24');
  });
});
