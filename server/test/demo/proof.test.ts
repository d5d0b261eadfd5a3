import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { renderProofPdf, renderProofPng } from '#server/demo/proof';

test('a proof is a picture of 480 by 160 pixels, complete down to its last row', () => {
  const png = renderProofPng('design-1');
  assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [480, 160]);
  const data = png.indexOf('IDAT') + 4;
  const pixels = inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)));
  assert.equal(pixels.length, (480 * 3 + 1) * 160);
});

test('the same proof always looks the same, and different ones look different', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `design-${index}`);
  const pictures = keys.map((key) => renderProofPng(key).toString('base64'));
  assert.equal(new Set(pictures).size, keys.length);
  assert.deepEqual(
    keys.map((key) => renderProofPng(key).toString('base64')),
    pictures,
  );
});

test('a proof has a print version of one page', async () => {
  const pdf = await PDFDocument.load(await renderProofPdf('design-1'));
  assert.equal(pdf.getPageCount(), 1);
});
