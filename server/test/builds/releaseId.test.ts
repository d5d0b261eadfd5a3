import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../places.ts';

const { inputsOf, releaseIdOf } = (await import(
  pathToFileURL(path.join(root, 'tools/remote/build/releaseId.mjs')).href
)) as { inputsOf: (dir: string) => string[]; releaseIdOf: (dir: string) => string };

const folder = await mkdtemp(path.join(tmpdir(), 'galley-inputs-'));
after(() => rm(folder, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};
const rulesIn = (dir: string) =>
  inputsOf(path.join(folder, dir))
    .map((input) => path.relative(path.join(folder, 'server/src'), input))
    .filter((input) => input.endsWith('rules'));

await write('pnpm-lock.yaml', '');
await write('shared/package.json', '{}');
for (const remote of ['one', 'two']) {
  await write(`${remote}/package.json`, '{ "version": "1.0.0" }');
  await mkdir(path.join(folder, remote, 'node_modules/@galley'), { recursive: true });
  for (const name of ['server', 'shared'])
    await symlink(path.join(folder, name), path.join(folder, remote, 'node_modules/@galley', name));
}
await write('one/src/Screen.tsx', "import { price } from '@galley/server/orders/rules/price';");
await write('two/src/Screen.tsx', "import type { Order } from '@galley/server/orders/contract';");
await write('server/src/orders/rules/price.ts', "import { round } from '../../money/rules/round.ts';");
await write('server/src/money/rules/round.ts', 'export const round = Math.round;');
await write('server/src/contacts/rules/name.ts', '');

test('a changed rule makes a new release of only the remotes that use it, directly or through another rule (TEAM-37)', async () => {
  assert.deepEqual(rulesIn('one'), ['orders/rules', 'money/rules']);
  assert.deepEqual(rulesIn('two'), []);
  const ids = () => ['one', 'two'].map((remote) => releaseIdOf(path.join(folder, remote)));
  const [one, two] = ids();
  await write('server/src/contacts/rules/name.ts', 'export const name = 1;');
  assert.deepEqual(ids(), [one, two]);
  await write('server/src/money/rules/round.ts', 'export const round = Math.floor;');
  const [changed, same] = ids();
  assert.notEqual(changed, one);
  assert.equal(same, two);
});
