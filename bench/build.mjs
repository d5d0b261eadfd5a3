// Measures how long a fresh clone takes to install and build: cold, and again with no change or one changed file.
// node bench/build.mjs   (clones the committed state into a temporary folder; downloads every package once)
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { round } from '../tools/lib/server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'galley-build-'));
const clone = path.join(folder, 'galley');
const run = (program, args, cwd = clone) => execFileSync(program, args, { cwd, stdio: 'ignore' });
const rows = [];
function time(step, work) {
  const startTime = performance.now();
  work();
  rows.push({ step, seconds: round((performance.now() - startTime) / 1000) });
}
const install = (...more) =>
  run('npx', [
    '--yes',
    'pnpm@10.34.9',
    'install',
    '--frozen-lockfile',
    '--store-dir',
    path.join(folder, 'store'),
    ...more,
  ]);
const build = () => run(process.execPath, ['tools/build.mjs']);
const change = (file) => appendFileSync(path.join(clone, file), '\n// Changed.\n');

try {
  run('git', ['clone', '--quiet', root, clone], folder);
  time('install, nothing downloaded yet', () => install());
  rmSync(path.join(clone, 'node_modules'), { recursive: true });
  time('install, everything downloaded', () => install('--offline'));
  time('build, nothing built yet', build);
  time('build, nothing changed', build);
  change('remote-orders/src/screen/Screen.tsx');
  time('build, a screen changed', build);
  change('server/src/operations/health.ts');
  time('build, the server changed', build);
  change('host/src/App.tsx');
  time('build, the host changed', build);
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
