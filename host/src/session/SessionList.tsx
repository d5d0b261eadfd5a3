import type { Session } from '@galley/server/account/sessions/contract';
import { queryClient, useQuery } from '@galley/shared/http';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { endSessions, SESSIONS_KEY, sessionsQuery, type SessionsPath } from './sessionCalls.ts';

interface Props {
  path: SessionsPath;
  /** The other sessions in words: 'everywhere else' for the user's own, 'everywhere' for another employee's. */
  elsewhere: 'everywhere' | 'everywhere else';
}

/** Where an employee is signed in, and how to sign out there (SESS-01 to SESS-03). */
export function SessionList({ path, elsewhere }: Props) {
  const query = useQuery(sessionsQuery(path));
  const { data: sessions } = query;
  const [isBusy, setBusy] = useState(false);
  async function end(session: number | undefined, done: string) {
    setBusy(true);
    try {
      await endSessions(path, session);
      notify.success(done);
    } catch (error) {
      notify.failure(reasonOf(error));
    }
    await queryClient.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    setBusy(false);
  }
  if (sessions === undefined) return <NotLoaded query={query} failure="The sessions could not be loaded." />;
  const others = sessions.filter(({ IsCurrent }) => !IsCurrent);
  return (
    <>
      {sessions.length === 0 && <p>No active sessions.</p>}
      <ul className="plain-list session-list">
        {sessions.map((session) => (
          <Entry
            key={session.ID}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end(session.ID, `Signed out of ${session.Device}`)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="account-actions">
          <Button disabled={isBusy} onClick={() => void end(undefined, `Signed out ${elsewhere}`)}>
            {elsewhere === 'everywhere' ? 'Sign Out Everywhere' : 'Sign Out Everywhere Else'}
          </Button>
        </div>
      )}
    </>
  );
}

interface EntryProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function Entry({ session, isBusy, onEnd }: EntryProps) {
  const { ID, Device, Address, BegunAt, LastUseAt, IsCurrent } = session;
  const name = `session-${ID}`;
  return (
    <li aria-labelledby={name}>
      <div>
        <strong id={name}>{Device}</strong>
        {IsCurrent && ' (this device)'}
        <p>
          {Address !== '' && `${Address} · `}
          {`Signed in ${auditTime(BegunAt).business} · Last used ${auditTime(LastUseAt).business}`}
        </p>
      </div>
      {!IsCurrent && (
        <Button disabled={isBusy} aria-label={`Sign Out: ${Device}`} onClick={onEnd}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
