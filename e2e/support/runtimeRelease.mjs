// Builds the contacts into a folder as a team with the plug-in of Module Federation 2 would: linked by that runtime, of which the
// host lends the core, instead of by the container itself.
// RELEASE_ID=<id> node e2e/support/runtimeRelease.mjs <folder>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@galley/tools/federation/apps';
import { compile } from '@galley/tools/federation/compile';
import { precompress } from '@galley/tools/federation/compress';
import { describeRemote } from '@galley/tools/federation/describe';
import { publishedFiles } from '@galley/tools/federation/files';
import { releaseIdOf } from '@galley/tools/federation/release-id';
import { defineRemote } from '@galley/tools/federation/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const NAME = 'contacts';
const [folder = ''] = process.argv.slice(2);
const SelfContained = rspack.container.ModuleFederationPluginV1;

const withRuntime = ({ _options: options }) =>
  new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    experiments: { externalRuntime: true },
  });

process.env.NODE_ENV = 'production';
const base = defineRemote({ name: NAME, dir: folderOf(NAME) })({}, { nodeEnv: 'production' });
const stats = await compile(NAME, {
  ...base,
  output: { ...base.output, path: folder },
  plugins: base.plugins.map((plugin) => (plugin instanceof SelfContained ? withRuntime(plugin) : plugin)),
});
await precompress(folder, publishedFiles(folder));
const { isSelfContained: _, ...record } = describeRemote(NAME, releaseIdOf(NAME), folder, stats);
writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
