import type { OfferedDialog, ReleaseAssets } from '@galley/shared/contract/releases';

/** A dialog offered by a remote's release. */
export interface RemoteDialog extends OfferedDialog {
  remote: string;
  /** `orders/share`. */
  name: string;
}

/** The remote in a dialog's name. */
export const remoteIn = (name: string): string => name.split('/')[0] ?? '';

/** The dialogs that a release offers under their own names. */
export const dialogsOf = (remote: string, { dialogs = {} }: ReleaseAssets): RemoteDialog[] =>
  Object.entries(dialogs).map(([name, dialog]) => ({ ...dialog, remote, name: `${remote}/${name}` }));

/** The dialogs that a release offers on records (TEAM-13), named after their modules. */
export const actionDialogsOf = (remote: string, { actions = [] }: ReleaseAssets): RemoteDialog[] =>
  actions.map(({ module }) => ({
    module,
    remote,
    name: `${remote}/${module.slice('./'.length)}`,
    title: remote,
  }));
