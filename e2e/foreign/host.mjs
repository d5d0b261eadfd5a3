// Builds the foreign host: node e2e/foreign/host.mjs <folder>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { common } from '@galley/remote/build/common';
import { compile } from '@galley/remote/build/compile';
import { sharedVersions } from '@galley/remote/build/shared';
import { folderOf } from '@galley/tools/federation/apps';

const [folder = ''] = process.argv.slice(2);
const define = { VERSIONS: JSON.stringify(sharedVersions(folderOf('host'))) };
const base = common({ dir: import.meta.dirname, isDev: false, uniqueName: 'foreign_host', define });
await compile('foreign host', {
  ...base,
  entry: { main: './host.tsx' },
  output: { ...base.output, path: folder, publicPath: '/', filename: 'main.js', module: true },
  experiments: { outputModule: true },
});
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><title>Foreign</title><link rel="icon" href="data:,"><body><script type="module" src="/main.js"></script>',
);
