import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { runProgram } from '#server/operations/backup/programs';

const BYTES = 300_000;

describe('A program that reads another program’s output', () => {
  test('reads it to the last byte, however slowly, even after the other program has exited', async () => {
    const writer = runProgram('head', ['-c', String(BYTES), '/dev/zero']);
    // As in a restore, the output passes through this process.
    const input = { ...writer, output: writer.output.pipe(new PassThrough()) };
    const reader = runProgram('sh', ['-c', 'sleep 0.3; wc -c'], { input });
    const counted = text(reader.output);
    await Promise.all([writer.done, reader.done]);
    assert.equal(Number(await counted), BYTES);
  });

  test('never mistakes a part for the whole: it’s stopped if the other program fails', async () => {
    const writer = runProgram('sh', ['-c', 'echo part; echo broken >&2; exit 1']);
    const reader = runProgram('sh', ['-c', 'cat; exec sleep 60'], { input: writer });
    reader.output.resume();
    await assert.rejects(writer.done, /^Error: sh failed: broken$/);
    await assert.rejects(reader.done);
  });
});
