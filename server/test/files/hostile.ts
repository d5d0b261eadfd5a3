import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REP, type TestServer } from '../testing.ts';
import { add, arriving, download, list, PDF, PNG, recordsOf, stored, stream, zipBomb } from './testing.ts';

/** Waits until this many files are arriving: a server notices a moment later that an upload has begun, or that its sender is gone. */
async function untilArriving(server: TestServer, files: number) {
  while (arriving(server).length !== files) await new Promise((resolve) => setImmediate(resolve));
}

/** Tests uploads over HTTP that must not be stored, or must not do any harm. */
export function testHostileFiles(server: TestServer): void {
  test('that could run are refused with the reason, and leave nothing behind (ATT-04, ATT-05)', async () => {
    const { company } = await recordsOf(server);
    const HTML = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
    const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const EXE = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1');
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('<script>alert(1)</script>', 'utf16le'),
    ]);
    const hostile: [name: string, bytes: Buffer, field: 'name' | 'file'][] = [
      ['page.html', HTML, 'name'],
      ['page.pdf.HTML', HTML, 'name'],
      ['drawing.svg', SVG, 'name'],
      ['run.js', Buffer.from('alert(1)'), 'name'],
      ['run.exe', EXE, 'name'],
      ['macro.docm', Buffer.from('PK\x03\x04'), 'name'],
      ['no ending', PDF, 'name'],
      // Shown as 'proof.exe.pdf' where the text direction is reversed; its extension is .exe.
      ['proof.\u202Efdp.exe', EXE, 'name'],
      ['constructor.constructor', PDF, 'name'],
      ['page.txt', HTML, 'file'],
      ['page.csv', Buffer.from('\uFEFF  <html onclick=alert(1)>'), 'file'],
      ['page.eml', wide, 'file'],
      ['drawing.txt', SVG, 'file'],
      ['drawing.png', SVG, 'file'],
      ['page.pdf', Buffer.concat([HTML, PDF]), 'file'],
      ['run.pdf', EXE, 'file'],
      ['run.txt', EXE, 'file'],
      ['run.csv', Buffer.from('#!/bin/sh\nrm -rf /'), 'file'],
      ['program.txt', Buffer.from('\x7FELF\x02\x01\x01\0', 'latin1'), 'file'],
      ['picture.jpg', PNG, 'file'],
      ['sheet.xlsx', PDF, 'file'],
      ['empty.pdf', Buffer.alloc(0), 'file'],
    ];
    for (const [name, bytes, field] of hostile) {
      const { status, body } = await add(server, company, { name, bytes });
      assert.deepEqual([status, body.errors?.[0]?.field], [422, field], `${name}: ${body.detail}`);
    }
    assert.match(
      (await add(server, company, { name: 'a.svg' })).body.detail,
      /^Galley doesn’t accept \.svg files\. Accepted: images \(avif, /,
    );
    assert.deepEqual([(await list(server, company)).Files, stored(server), arriving(server)], [[], [], []]);
  });

  test('with two formats at once, or that unpack to a lot, are downloaded unchanged and inert (ATT-05, ATT-06)', async () => {
    const { company } = await recordsOf(server);
    const polyglots: [name: string, bytes: Buffer, type: string][] = [
      ['page.pdf', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'application/pdf'],
      ['script.gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)', 'latin1'), 'image/gif'],
      ['archive.zip', Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1'), 'application/zip'],
      ['mail.eml', Buffer.from('Subject: Hi\r\n\r\n<script>alert(1)</script>'), 'message/rfc822'],
      ['formula.csv', Buffer.from('=HYPERLINK("http://evil.example")\n'), 'text/csv'],
      ['bomb.docx', zipBomb(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ];
    for (const [name, bytes, type] of polyglots) {
      const { status, body } = await add(server, company, { name, bytes });
      assert.equal(status, 200, `${name}: ${body.detail}`);
      const got = await download(server, body.ID);
      assert.ok(got.bytes.equals(bytes), name);
      const header = (one: string) => got.headers.get(one) ?? '';
      assert.deepEqual(
        [
          header('content-type').split(';')[0],
          header('x-content-type-options'),
          header('content-security-policy'),
        ],
        [type, 'nosniff', "sandbox; default-src 'none'"],
      );
      assert.match(header('content-disposition'), /^attachment; filename="/);
      assert.match(header('cache-control'), /no-store/);
      await server.call('DELETE', `/v1/files/${body.ID}`, { as: REP });
    }
  });

  test('that are too large are refused early, with the limit; a gigabyte uses neither memory nor disk (ATT-03)', async () => {
    const { company } = await recordsOf(server);
    const declared = await stream(server, company, {
      bytes: 0,
      headers: { 'content-length': 2 ** 30, expect: '100-continue' },
    });
    assert.equal(declared.status, 413);
    assert.match(declared.body, /The file is larger than 2 MB\./);
    const most = process.memoryUsage().rss + 64 * 1024 * 1024;
    const streamed = await stream(server, company, { bytes: 2 ** 30 });
    assert.equal(streamed.status, 413);
    assert.match(streamed.body, /The file is larger than 2 MB\./);
    assert.ok(streamed.sent < 64 * 1024 * 1024, `${streamed.sent} bytes were sent`);
    assert.ok(process.memoryUsage().rss < most);
    assert.deepEqual([(await list(server, company)).Files, arriving(server)], [[], []]);
  });

  test('that a sender aborts aren’t stored, and leave nothing behind (ATT-02)', async () => {
    const { company } = await recordsOf(server);
    const before = stored(server);
    await stream(server, company, {
      bytes: 1024 * 1024,
      givesUp: () => untilArriving(server, 1),
    });
    await untilArriving(server, 0);
    assert.deepEqual([(await list(server, company)).Files, stored(server)], [[], before]);
  });
}
