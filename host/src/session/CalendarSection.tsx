import { useQuery } from '@galley/shared/http';
import { Button, CopyButton } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { ConfirmIdentityForm } from './ConfirmIdentityForm.tsx';
import { CALENDAR_KEY, calendarFeedQuery, makeAddress, revokeAddress } from './calendarFeedCalls.ts';

const REFRESHES = [CALENDAR_KEY] as const;

/** The signed-in user's calendar feed: create, replace or revoke it (CALF-06). */
export function CalendarSection() {
  const query = useQuery(calendarFeedQuery());
  const { data: feed } = query;
  const [address, setAddress] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const close = () => setMaking(false);
  const make = async (proof: string) => {
    setAddress(await makeAddress(proof));
    close();
  };
  return (
    <section className="facts account-part" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">Calendar</h2>
      <p>
        {typeof feed?.CreatedAt === 'string'
          ? 'Your private link shows your open activities in Outlook, Google Calendar or your phone’s calendar.'
          : 'Create a private link to see your open activities in Outlook, Google Calendar or your phone’s calendar.'}
      </p>
      <NotLoaded query={query} failure="Your calendar could not be loaded." />
      {feed?.CreatedAt === null && !isMaking && (
        <div className="account-actions">
          <Button look="primary" onClick={() => setMaking(true)}>
            Create Link
          </Button>
        </div>
      )}
      {isMaking && feed?.CreatedAt !== null && (
        <p>Calendar apps that use the current link will no longer be able to read it.</p>
      )}
      {isMaking && (
        <ConfirmIdentityForm
          action={feed?.CreatedAt === null ? 'Create Link' : 'Replace Link'}
          onSend={make}
          onCancel={close}
        />
      )}
      {feed !== undefined && feed.CreatedAt !== null && (
        <>
          {address !== undefined && (
            <div role="status" className="account-link">
              <div>
                <code>{address}</code> <CopyButton text={address} what="link" />
              </div>
              <p>
                Copy it now: it won’t be shown again. Anyone who has the link can read your activities, so
                paste it only into your calendar app.
              </p>
            </div>
          )}
          <p>
            {`Created ${auditTime(feed.CreatedAt).business}. `}
            {feed.LastReadAt === null
              ? 'No calendar app has read the link yet.'
              : `Last read ${auditTime(feed.LastReadAt).business}.`}
          </p>
          {!isMaking && (
            <div className="account-actions">
              <Button onClick={() => setMaking(true)}>Replace Link</Button>
              <Button onClick={() => setRevoking(true)}>Revoke Link</Button>
            </div>
          )}
        </>
      )}
      {isRevoking && (
        <ConfirmDialog
          title="Revoke the link?"
          text="Calendar apps will no longer be able to read it. This can’t be undone."
          button="Revoke"
          onConfirm={async () => {
            await revokeAddress();
            setAddress(undefined);
          }}
          done="Link revoked"
          refreshes={REFRESHES}
          onClose={() => setRevoking(false)}
        />
      )}
    </section>
  );
}
