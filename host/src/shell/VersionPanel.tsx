import { appConfig } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The number of digits of a commit, as on the page of the releases. */
const COMMIT_DIGITS = 8;

/** The version, and the commit if the server sends it. */
function galleyVersion(): string {
  const { version, commit } = appConfig();
  return commit === undefined ? version : `${version} (commit ${commit.slice(0, COMMIT_DIGITS)})`;
}

interface Props {
  /** The remotes in this page; called each time the list opens. */
  loaded: () => readonly { name: string; release: string }[];
}

/** The version label; it opens a list of the releases in this page: the host and each loaded remote (SHELL-07). */
export function VersionPanel({ loaded }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        App version {appConfig().version}
      </Button>
      {isOpen && (
        <Modal title="Versions" subtitle="Loaded on this page" size="small" onClose={() => setOpen(false)}>
          <table className="version-table">
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Release</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Galley</th>
                <td>{galleyVersion()}</td>
              </tr>
              {loaded().map(({ name, release }) => (
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
