// Builds the orders into a folder, as their team would, perhaps after a mistake in their style sheet.
// RELEASE_ID=<id> node e2e/support/buildOrders.mjs <folder> [what is added to the sheet]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@galley/tools/federation/apps';
import { compile } from '@galley/tools/federation/compile';
import { precompress } from '@galley/tools/federation/compress';
import { describeRemote } from '@galley/tools/federation/describe';
import { publishedFiles } from '@galley/tools/federation/files';
import { releaseIdOf } from '@galley/tools/federation/releaseId';
import { defineRemote } from '@galley/tools/federation/remote';

const NAME = 'orders';
const [folder = '', added = ''] = process.argv.slice(2);

process.env.NODE_ENV = 'production';
const base = defineRemote({ name: NAME, dir: folderOf(NAME) })({}, { nodeEnv: 'production' });
const append = {
  test: /orders\.css$/,
  enforce: 'pre',
  use: { loader: fileURLToPath(new URL('./appendText.cjs', import.meta.url)), options: { text: added } },
};
await compile(NAME, {
  ...base,
  module: { ...base.module, rules: [...base.module.rules, append] },
  output: { ...base.output, path: folder },
});
await precompress(folder, publishedFiles(folder));
writeFileSync(
  path.join(folder, 'release.json'),
  JSON.stringify(describeRemote(NAME, releaseIdOf(NAME), folder)),
);
