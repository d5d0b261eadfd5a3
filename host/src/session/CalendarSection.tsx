import { useQuery } from '@galley/shared/http';
import { Button, CopyButton, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { CALENDAR_KEY, calendarFeedQuery, makeAddress, revokeAddress } from './calendarFeedCalls.ts';

const REFRESHES = [CALENDAR_KEY] as const;

/** The calendar feed of the person signed in: made, replaced, revoked (CALF-06). */
export function CalendarSection() {
  const query = useQuery(calendarFeedQuery());
  const { data: feed } = query;
  const [address, setAddress] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const [question, setQuestion] = useState<'replace' | 'revoke'>();
  async function make() {
    setMaking(true);
    await makeAddress().then(setAddress, (error: unknown) => notify.failure(reasonOf(error)));
    setMaking(false);
  }
  const close = () => setQuestion(undefined);
  return (
    <section className="facts account-part" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">Calendar</h2>
      <p>
        Your open activities in the calendar of your phone or mail program, to be read there: subscribe to an
        address of your own.
      </p>
      <NotLoaded query={query} failure="Your calendar could not be loaded." />
      {feed?.CreatedAt === null && (
        <div className="account-actions">
          <Button look="primary" disabled={isMaking} onClick={() => void make()}>
            Make Address
          </Button>
        </div>
      )}
      {feed !== undefined && feed.CreatedAt !== null && (
        <>
          {address !== undefined && (
            <div role="status">
              <p>
                <code>{address}</code> <CopyButton text={address} what="address" />
              </p>
              <p>
                This address is shown once. Whoever has it can read your activities: give it to your calendar
                program alone.
              </p>
            </div>
          )}
          <p>
            {`Made ${auditTime(feed.CreatedAt).business}. `}
            {feed.LastReadAt === null
              ? 'No calendar program has read it yet.'
              : `Last read ${auditTime(feed.LastReadAt).business}.`}
          </p>
          <div className="account-actions">
            <Button onClick={() => setQuestion('replace')}>Replace Address</Button>
            <Button onClick={() => setQuestion('revoke')}>Revoke Address</Button>
          </div>
        </>
      )}
      {question === 'replace' && (
        <ConfirmDialog
          title="Replace the address?"
          text="Calendar programs that have the address are refused from now on, until you give them the new one."
          button="Replace"
          onConfirm={async () => setAddress(await makeAddress())}
          done="Your calendar has a new address"
          refreshes={REFRESHES}
          onClose={close}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          title="Revoke the address?"
          text="Calendar programs that have the address are refused from now on. It can’t be given back."
          button="Revoke"
          onConfirm={async () => {
            await revokeAddress();
            setAddress(undefined);
          }}
          done="The address is revoked"
          refreshes={REFRESHES}
          onClose={close}
        />
      )}
    </section>
  );
}
