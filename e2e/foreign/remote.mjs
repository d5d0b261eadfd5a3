// A remote built by somebody who knows Module Federation, and Galley only from its documents.
// node e2e/foreign/remote.mjs <folder> <release> [unverified | <title>] [<range of React>]   (a title: a screen of its own, my-day, in the header, a chip of
// the orders and a dialog on companies)
import { compile } from '@galley/remote/build/compile';
import { describeRemote, writeRecord } from '@galley/remote/build/describe';
import { folderOf } from '@galley/tools/federation/apps';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const [folder = '', release = '', variant, requiredVersion = '^19.0.0'] = process.argv.slice(2);
const unverified = variant === 'unverified';
const added = {
  screen: { title: variant },
  actions: [{ on: 'company', label: 'Plan a Visit', module: './VisitForm' }],
  chips: [{ list: 'orders', label: 'Late', query: 'late=1' }],
};
// The contacts dialogs that other teams and the host open.
const dialogs = {
  edit: { module: './ContactForm', title: 'contact' },
  merge: { module: './ContactForm', title: 'duplicates' },
  write: { module: './ContactForm', title: 'email' },
};
const remote =
  variant === undefined || unverified
    ? { name: 'contacts', screen: { title: 'Contacts' }, dialogs }
    : { name: 'my-day', ...added };
const name = `foreign_${remote.name.replaceAll(/\W/g, '_')}_${release.replaceAll(/\W/g, '_')}`;

await compile(name, {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: name, crossOriginLoading: 'anonymous' },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: {
        './Screen': './Screen.js',
        './ContactForm': './ContactForm.js',
        './VisitForm': './VisitForm.js',
      },
      shared: { react: { singleton: true, import: false, requiredVersion } },
      dts: false,
    }),
    ...(unverified ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
  ],
});
writeRecord(folder, describeRemote({ ...remote, dir: folderOf('contacts') }, release, folder));
