import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';
import { tempFolder } from './tempFolder.ts';

const { roomFaults } = (await import(pathToFileURL(path.join(root, 'tools/rooms.mjs')).href)) as {
  roomFaults: (source: string) => string[];
};

/** The faults of a server with two rooms, a floor and an app, and these files. */
function faultsWith(files: Record<string, string>): string[] {
  const source = tempFolder();
  const all = {
    'app.ts': "import { orders } from './orders/plugin.ts';",
    'orders/plugin.ts': "import { open } from '../db/open.ts';",
    'orders/index.ts': "export { find } from './search/find.ts';",
    'orders/search/find.ts': '',
    'day/plugin.ts': "import { find } from '../orders/index.ts';",
    'db/open.ts': '',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.join(source, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(source, file), text);
  }
  return roomFaults(source);
}

test('the rooms of the server are entered by their doors (TEAM-29)', () => {
  assert.deepEqual(roomFaults(path.join(root, 'server/src')), []);
});

test('a room that reaches into another, a floor that knows a room, and a plugin that a room registers are named (TEAM-29)', () => {
  assert.deepEqual(faultsWith({}), []);
  assert.deepEqual(
    faultsWith({
      'day/palette.ts': "import { find } from '../orders/search/find.ts';",
      'day/late.ts': "const { orders } = await import('../orders/plugin.ts');",
      'db/close.ts': "import type { find } from '../orders/index.ts';",
      'day/door.ts': "export { find } from '../orders/search/find.ts';",
    }),
    [
      'day/door.ts imports orders/search/find.ts: another room is entered by orders/index.ts.',
      'day/late.ts imports orders/plugin.ts: another room is entered by orders/index.ts.',
      'day/palette.ts imports orders/search/find.ts: another room is entered by orders/index.ts.',
      'db/close.ts imports orders/index.ts: db is for all rooms and knows none.',
    ],
  );
});

test('contracts and rules are for every room, and know nothing of the inside of any (TEAM-29)', () => {
  const pure = {
    'orders/contract.ts': "import { Id } from './rules/ids.ts';",
    'orders/rules/ids.ts': '',
    'day/myDay/contract.ts': "import { OrderLine } from '../../orders/contract.ts';",
    'db/constants.ts': "import { ids } from '../orders/rules/ids.ts';",
  };
  assert.deepEqual(faultsWith(pure), []);
  assert.deepEqual(
    faultsWith({
      ...pure,
      'orders/contract.ts': "import { find } from './search/find.ts';",
      'orders/rules/ids.ts': "import { open } from '../../db/open.ts';",
    }),
    [
      'orders/contract.ts imports orders/search/find.ts: contracts and rules know each other alone.',
      'orders/rules/ids.ts imports db/open.ts: contracts and rules know each other alone.',
    ],
  );
});

test('a room without a door, and more entries than one takes in at a glance, are named (TEAM-29)', () => {
  assert.deepEqual(faultsWith({ 'mail/send.ts': '' }), ['mail has no door: neither index.ts nor plugin.ts.']);
  const more = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`more${at}.ts`, '']));
  assert.deepEqual(faultsWith(more), [
    '24 entries stand side by side, more than 20: put a new one into a room.',
  ]);
});
