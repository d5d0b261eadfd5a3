import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEvents, type ServerEvent } from './eventReader.ts';

const text =
  'retry: 3000\n\nid: 1/5:5:\n\nid: 1/7:7:\nevent: changes\ndata: [{"topic":"orders"}]\n\n:\n\nevent: gap\ndata: {"é":1}\n\n';
const bytes = new TextEncoder().encode(text);

const streamOf = (parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

test('events are read completely, wherever the network splits them (LIVE-04)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length)), async (cuts) => {
      const ends = [...cuts, bytes.length].sort((a, b) => a - b);
      const parts = ends.map((end, index) => bytes.slice(index === 0 ? 0 : ends[index - 1], end));
      const events: ServerEvent[] = [];
      await readEvents(streamOf(parts), (event) => events.push(event));
      expect(events.filter(({ data, id }) => data !== undefined || id !== undefined)).toEqual([
        { id: '1/5:5:', name: 'message', data: undefined },
        { id: '1/7:7:', name: 'changes', data: '[{"topic":"orders"}]' },
        { id: undefined, name: 'gap', data: '{"é":1}' },
      ]);
    }),
    { numRuns: 30 },
  );
});

test('an event whose end hasn’t arrived is ignored', async () => {
  const events: ServerEvent[] = [];
  await readEvents(streamOf([new TextEncoder().encode('event: gap\ndata: {}\n')]), (event) =>
    events.push(event),
  );
  expect(events).toEqual([]);
});
