import { appConfig } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { RUNNING_HOST } from '../federation/follow/chooseHost.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The number of digits of a commit, as on the page of the releases. */
const COMMIT_DIGITS = 8;

/** The server's version, and its commit if the server sends it. */
function serverVersion(): string {
  const { version, commit } = appConfig();
  return commit === undefined ? version : `${version} (commit ${commit.slice(0, COMMIT_DIGITS)})`;
}

interface Props {
  /** The remotes in this page; called each time the list opens. */
  loaded: () => readonly { name: string; release: string }[];
}

/** The version label; it opens a list: the server, and the releases of the host and of each remote in this page (SHELL-07). */
export function VersionPanel({ loaded }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        App version {appConfig().version}
      </Button>
      {isOpen && (
        <Modal title="Versions" size="small" onClose={() => setOpen(false)}>
          <table className="version-table">
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Version or Release</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Server</th>
                <td>{serverVersion()}</td>
              </tr>
              {[{ name: 'host', release: RUNNING_HOST }, ...loaded()].map(({ name, release }) => (
                <tr key={name}>
                  <th scope="row">{capital(name)}</th>
                  <td>{release}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Modal>
      )}
    </>
  );
}
