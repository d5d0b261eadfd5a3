import type { OfferedDialog, ReleaseAssets } from '@galley/shared/contract/releases';

/** A dialog that the release of a remote offers. */
export interface RemoteDialog extends OfferedDialog {
  remote: string;
  /** `orders/share`. */
  name: string;
}

/** The remote that a dialog's name begins with. */
export const remoteIn = (name: string): string => name.split('/')[0] ?? '';

/** What a release offers under names of its own. */
export const dialogsOf = (remote: string, { dialogs = {} }: ReleaseAssets): RemoteDialog[] =>
  Object.entries(dialogs).map(([name, dialog]) => ({ ...dialog, remote, name: `${remote}/${name}` }));

/** What it offers on records (TEAM-13), whose name is the module's. */
export const actionDialogsOf = (remote: string, { actions = [] }: ReleaseAssets): RemoteDialog[] =>
  actions.map(({ module }) => ({
    module,
    remote,
    name: `${remote}/${module.slice('./'.length)}`,
    title: remote,
  }));
