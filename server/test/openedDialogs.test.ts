import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';

interface OpenedDialogs {
  OpenedDialogs: new () => object;
  openedDialogsOf: (dist: string) => string[];
}
interface Stats {
  hasErrors: () => boolean;
  toString: (level: string) => string;
}
interface Compiler {
  run: (done: (error: Error | null, stats: Stats) => void) => void;
  close: (done: () => void) => void;
}

const { OpenedDialogs, openedDialogsOf } = (await import(
  pathToFileURL(path.join(root, 'tools/remote/build/openedDialogs.mjs')).href
)) as OpenedDialogs;
const tools = createRequire(path.join(root, 'tools/remote/package.json'));
const { rspack } = tools('@rspack/core') as { rspack: (options: object) => Compiler };

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-dialogs-'));
});
after(() => rm(folder, { recursive: true }));

/** Builds a remote of a few files, with src/main.js as its entry. @returns the names that were recorded, or the errors */
async function build(name: string, texts: Record<string, string>) {
  const context = path.join(folder, name);
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(context, file)), { recursive: true });
    await writeFile(path.join(context, file), text);
  }
  const dist = path.join(context, 'dist');
  const compiler = rspack({
    mode: 'production',
    context,
    entry: './src/main.js',
    output: { path: dist, uniqueName: name },
    plugins: [new OpenedDialogs()],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => {
    compiler.close(resolve);
  });
  return stats.hasErrors() ? stats.toString('errors-only') : openedDialogsOf(dist);
}
const STORE = 'export const openDialog = (name) => globalThis.open(name);';

describe('A build records the dialogs that its code opens (TEAM-34)', () => {
  test('each once and in order, only from its own files', async () => {
    const main = `import { openDialog } from '../store.js';
import './edit.js';
openDialog('orders/share', { line: '1' });
openDialog(
  'activities/edit',
);`;
    const edit = `import { openDialog } from '../store.js'; openDialog("activities/edit");`;
    const texts = { 'src/main.js': main, 'src/edit.js': edit, 'store.js': STORE };
    assert.deepEqual(await build('named', texts), ['activities/edit', 'orders/share']);
  });

  test('a build that opens a dialog without naming it fails, and the error names the file', async () => {
    const main = `import { openDialog } from '../store.js'; openDialog(globalThis.name);`;
    assert.match(
      String(await build('unnamed', { 'src/main.js': main, 'store.js': STORE })),
      /main\.js: name the dialog that openDialog opens: the release gate compares the names/,
    );
  });
});
