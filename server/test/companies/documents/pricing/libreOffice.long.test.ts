import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openedByOffice } from '../../../common/spreadsheet/testing.ts';
import { onBothServers } from '../../../testing.ts';
import { BASE, pricingOn } from './testing.ts';

onBothServers('A pricing document that LibreOffice opens (DOC-03)', (server) => {
  const { company, download, quoteOf } = pricingOn(server);

  test('has the right totals once Build a Quote is filled in', async () => {
    const files = unzipSync((await download(await quoteOf(2))).bytes);
    const typed = (part: string, before: RegExp, cells: string) => {
      const xml = strFromU8(files[part] ?? new Uint8Array());
      assert.match(xml, before);
      files[part] = strToU8(xml.replace(before, (found) => `${cells}${found}`));
    };
    typed('xl/worksheets/sheet1.xml', /<c r="F2" /, '<c r="D2"><v>3</v></c><c r="E2"><v>19.99</v></c>');
    typed('xl/worksheets/sheet1.xml', /<c r="F12" /, '<c r="D12"><v>2</v></c><c r="E12"><v>100</v></c>');
    typed('xl/worksheets/sheet2.xml', /<\/row><row r="3">/, '<c r="G2"><v>0.0825</v></c>');
    typed('xl/worksheets/sheet2.xml', /<\/row><\/sheetData>/, '<c r="G3"><v>0.075</v></c>');
    const quote = openedByOffice(zipSync(files)).get('Quote') ?? [];
    const line = (row: number) => quote[row]?.slice(3).map((text) => text.replace(/0%$/, '%'));
    assert.deepEqual(line(1), ['3', '19.99', '59.97', '8.25%', '4.95']);
    assert.deepEqual(line(11), ['2', '100', '200', '7.5%', '15']);
    assert.deepEqual(quote[2]?.slice(3, 6), ['', '', '']);
    assert.deepEqual(
      [22, 23, 24].map((row) => quote[row]?.slice(4, 6)),
      [
        ['Subtotal', '259.97'],
        ['Tax', '19.95'],
        ['Grand Total', '279.92'],
      ],
    );
  });

  test('has prices as numbers in both pricing sheets', async () => {
    const { uid, name } = await company();
    for (const path of [`${BASE}/PricingSheet/${uid}`, `${BASE}/PricingSheet/Download/${uid}`]) {
      const [rows = []] = openedByOffice((await download(path)).bytes).values();
      assert.equal(rows[0]?.[0], 'Product');
      assert.ok(Number(rows[1]?.[1]) > 0);
      assert.ok(rows.some(([label, value]) => label === 'Company' && value === name));
    }
  });
});
