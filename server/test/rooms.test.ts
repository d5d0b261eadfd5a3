import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';
import { tempFolder } from './tempFolder.ts';

const { browserFaults, hostFaults, kitFaults, promised, roomFaults } = (await import(
  pathToFileURL(path.join(root, 'tools/rooms.mjs')).href
)) as {
  roomFaults: (source: string) => string[];
  browserFaults: (root: string) => string[];
  hostFaults: (root: string) => string[];
  kitFaults: (root: string) => string[];
  promised: (root: string) => { names: string[]; few: string[] };
};

function written(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

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
  written(source, all);
  return roomFaults(source);
}

test('the server’s rooms import other rooms only through their index, contracts and rules (TEAM-29)', () => {
  assert.deepEqual(roomFaults(path.join(root, 'server/src')), []);
});

test('imports of another room’s inner files or plugin, and of a room by shared code, are reported (TEAM-29)', () => {
  assert.deepEqual(faultsWith({}), []);
  assert.deepEqual(
    faultsWith({
      'day/palette.ts': "import { find } from '../orders/search/find.ts';",
      'day/late.ts': "const { orders } = await import('../orders/plugin.ts');",
      'db/close.ts': "import type { find } from '../orders/index.ts';",
      'day/door.ts': "export { find } from '../orders/search/find.ts';",
    }),
    [
      'day/door.ts imports orders/search/find.ts: import other rooms only through orders/index.ts.',
      'day/late.ts imports orders/plugin.ts: import other rooms only through orders/index.ts.',
      'day/palette.ts imports orders/search/find.ts: import other rooms only through orders/index.ts.',
      "db/close.ts imports orders/index.ts: db is for all rooms and can't depend on one.",
    ],
  );
});

test('every room can import contracts and rules, which can import only each other (TEAM-29)', () => {
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
      'orders/contract.ts imports orders/search/find.ts: contracts and rules can only import each other.',
      'orders/rules/ids.ts imports db/open.ts: contracts and rules can only import each other.',
    ],
  );
});

test('a room without index.ts and plugin.ts, and more than 20 entries side by side, are reported (TEAM-29)', () => {
  for (const file of ['mail/send.ts', 'mail/settings.ts'])
    assert.deepEqual(faultsWith({ [file]: '' }), ['mail has no index.ts and no plugin.ts.']);
  const more = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`more${at}.ts`, '']));
  assert.deepEqual(faultsWith(more), ['24 entries side by side, more than 20: put new ones into a room.']);
});

test('pages import only types of contracts and domain rules from the server (TEAM-36)', () => {
  assert.deepEqual(browserFaults(root), []);
  const folder = tempFolder();
  written(folder, {
    'host/src/inbox/open.ts': "import type { InboxItem } from '@galley/server/day/inbox/contract';",
    'remote-orders/src/http/lines.ts': "import { isLate } from '@galley/server/orders/rules/late';",
  });
  assert.deepEqual(browserFaults(folder), []);
  written(folder, {
    'host/src/inbox/open.ts': "import { InboxItem } from '@galley/server/day/inbox/contract';",
    'remote-orders/src/http/lines.ts': "const { find } = await import('@galley/server/orders/index');",
    'remote-orders/src/http/types.ts': "export type { Find } from '@galley/server/orders/search/find';",
    'shared/src/ui/Card.tsx': "import type { OrderLine } from '@galley/server/orders/contract';",
    'examples/remote-my-day/src/Day.tsx': "import { isLate } from '@galley/server/orders/rules/late';",
  });
  assert.deepEqual(browserFaults(folder), [
    'host/src/inbox/open.ts imports server/day/inbox/contract: a page can only import types from a contract and values from rules.',
    'remote-orders/src/http/lines.ts imports server/orders/index: a page can only import types from a contract and values from rules.',
    'remote-orders/src/http/types.ts imports server/orders/search/find: a page can only import types from a contract and values from rules.',
    'shared/src/ui/Card.tsx imports server/orders/contract: the kit must not depend on a team’s records.',
    'examples/remote-my-day/src/Day.tsx imports server/orders/rules/late: teams outside use the types of @galley/client.',
  ]);
});

test('the host names remotes only for the landing screen and for dialogs that it opens itself (TEAM-40)', () => {
  assert.deepEqual(hostFaults(root), []);
  const folder = tempFolder();
  written(folder, {
    'remote-orders/src/exposes.ts': '',
    'host/src/landing.ts': "export const LANDING = 'orders';",
    'host/src/shell/Links.test.tsx': "open('/orders');",
    'host/src/palette/found.ts': "import { found } from '@galley/server/orders/rules/found';",
  });
  assert.deepEqual(hostFaults(folder), []);
  written(folder, {
    'host/src/shell/Links.tsx': "// Orders\nconst SCREENS = ['orders'];",
    'host/src/shell/open.ts': "export const open = () => navigate('/orders?late=1');",
    'host/src/dialogs/open.ts': "import type { Line } from 'remote-orders/dialogs';",
  });
  assert.deepEqual(hostFaults(folder).toSorted(), [
    "host/src/dialogs/open.ts:1 names orders: the release's record must tell the host what it needs to know.",
    "host/src/shell/Links.tsx:2 names orders: the release's record must tell the host what it needs to know.",
    "host/src/shell/open.ts:1 names orders: the release's record must tell the host what it needs to know.",
  ]);
});

test('the kit contains nothing that only one package uses (TEAM-40)', () => {
  assert.deepEqual(kitFaults(root), []);
  const folder = tempFolder();
  const both = {
    'shared/src/domain/day.ts': '',
    'shared/src/domain/size.ts': "import { day } from './day.ts';",
    'shared/src/domain/late.ts': '',
    'shared/src/ui/Late.tsx': "import { late } from '../domain/late.ts';",
    'remote-orders/src/lines.ts': "import { size } from '@galley/shared/domain/size';",
    'server/src/orders/rules/lines.ts': "import { size } from '@galley/shared/domain/size';",
  };
  written(folder, both);
  assert.deepEqual(kitFaults(folder), []);
  written(folder, {
    'server/src/orders/rules/lines.ts': '',
    'shared/src/contract/proofs.ts': '',
    'host/src/proofs.test.ts': "import type { Proof } from '@galley/shared/contract/proofs';",
  });
  assert.deepEqual(kitFaults(folder).toSorted(), [
    'shared/src/contract/proofs.ts is used by nobody: remove it.',
    'shared/src/domain/day.ts is only used by remote-orders/src: move it there.',
    'shared/src/domain/size.ts is only used by remote-orders/src: move it there.',
  ]);
});

/** The largest allowed share of the kit's names that only one package uses: form parts that nobody else has needed yet. */
const MOST_FOR_ONE = 0.15;

test('few of the names that the kit exports to remotes are used by only one package (TEAM-40)', () => {
  const { names, few } = promised(root);
  assert.ok(few.length <= names.length * MOST_FOR_ONE, few.join(', '));
  const folder = tempFolder();
  written(folder, {
    'shared/src/store/index.ts': "export { galley, type Session } from './galley.ts';",
    'shared/src/http/index.ts': "export { request as send } from './request.ts';",
    'shared/src/ui/index.ts': '',
    'shared/src/form/index.ts': '',
    'host/src/main.ts': "import { galley, type Session } from '@galley/shared/store';",
    'remote-orders/src/lines.ts': "import { galley } from '@galley/shared/store';",
    'remote-orders/src/lines.test.ts': "import type { Session } from '@galley/shared/store';",
    'remote-contacts/src/list.ts': "import { send as ask } from '@galley/shared/http';",
  });
  assert.deepEqual(promised(folder), {
    names: ['store galley', 'store Session', 'http send'],
    few: ['store Session', 'http send'],
  });
});
