import { LINK_LABELS, LINK_NAMES } from '@galley/server/account/rules/shellRules';
import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { PEOPLE_REFRESHES, resetShell, shellQuery } from './peopleCalls.ts';
import { ShellForm } from './ShellForm.tsx';

/** The links and phone number of header and footer (PEOP-12). */
export function LinksAndPhone() {
  const query = useQuery(shellQuery());
  const { data: settings } = query;
  const [open, setOpen] = useState<'edit' | 'reset'>();
  const close = () => setOpen(undefined);
  if (settings === undefined)
    return <NotLoaded query={query} failure="Links and phone could not be loaded." />;
  const { phone, links, social, IsStored, Version } = settings;
  const none = <span className="part-note">Not shown</span>;
  return (
    <>
      <div className="part-tools">
        <Button look="primary" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        {IsStored && <Button onClick={() => setOpen('reset')}>Restore Defaults</Button>}
      </div>
      <p className="part-note">
        {IsStored
          ? 'These values override the server’s configuration.'
          : 'These values come from the server’s configuration.'}
      </p>
      <dl className="people-settings">
        <div>
          <dt>Phone</dt>
          <dd>{phone || none}</dd>
        </div>
        {LINK_NAMES.map((name) => (
          <div key={name}>
            <dt>{LINK_LABELS[name]}</dt>
            <dd>{links[name] ?? none}</dd>
          </div>
        ))}
        <div>
          <dt>Social Links</dt>
          <dd>
            {social.length === 0
              ? none
              : social.map(({ label, url }) => <p key={url}>{`${label} ${url}`}</p>)}
          </dd>
        </div>
      </dl>
      {open === 'edit' && <ShellForm settings={settings} onClose={close} />}
      {open === 'reset' && (
        <ConfirmDialog
          refreshes={PEOPLE_REFRESHES}
          title="Restore the defaults?"
          text="The links and phone number set here are removed. The header and footer show the server’s defaults again. This can’t be undone."
          button="Restore"
          onConfirm={() => resetShell(Version)}
          done="Defaults restored. Reload the page to see them in the header and footer."
          onClose={close}
        />
      )}
    </>
  );
}
