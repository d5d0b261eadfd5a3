// Builds the orders into a folder, as their team would, optionally with a mistake in their style sheet.
// RELEASE_ID=<id> node e2e/support/buildOrders.mjs <folder> [text to add to the sheet]
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from '@galley/remote/build/compile';
import { precompress } from '@galley/remote/build/compress';
import { describeRemote, writeRecord } from '@galley/remote/build/describe';
import { publishedFiles } from '@galley/remote/build/files';
import { releaseIdOf } from '@galley/remote/build/releaseId';
import { folderOf } from '@galley/tools/federation/apps';

const NAME = 'orders';
const [folder = '', added = ''] = process.argv.slice(2);

process.env.NODE_ENV = 'production';
const { default: config } = await import(pathToFileURL(path.join(folderOf(NAME), 'rspack.config.mjs')).href);
const base = config({}, { nodeEnv: 'production', types: false });
const append = {
  test: /remote-orders[\\/]src[\\/]styles[\\/]main\.scss$/,
  enforce: 'pre',
  use: { loader: fileURLToPath(new URL('./appendText.cjs', import.meta.url)), options: { text: added } },
};
await compile(NAME, {
  ...base,
  module: { ...base.module, rules: [...base.module.rules, append] },
  output: { ...base.output, path: folder },
});
await precompress(folder, publishedFiles(folder));
writeRecord(folder, describeRemote(config.remote, releaseIdOf(config.remote.dir), folder));
