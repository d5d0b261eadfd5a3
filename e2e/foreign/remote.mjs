// A remote as somebody builds it who knows Module Federation and of Galley what its documents say.
// node e2e/foreign/remote.mjs <folder> <release> [unverified]
import { compile } from '@galley/remote/build/compile';
import { describeRemote, writeRecord } from '@galley/remote/build/describe';
import { folderOf } from '@galley/tools/federation/apps';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const [folder = '', release = '', unverified] = process.argv.slice(2);
const name = `foreign_${release.replaceAll(/\W/g, '_')}`;

await compile(name, {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: name, crossOriginLoading: 'anonymous' },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './Screen': './Screen.js', './ContactForm': './ContactForm.js' },
      shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
      dts: false,
    }),
    ...(unverified ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
  ],
});
writeRecord(folder, describeRemote({ name: 'contacts', dir: folderOf('contacts') }, release, folder));
