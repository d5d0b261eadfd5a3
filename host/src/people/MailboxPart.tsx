import type { MailboxState } from '@galley/server/mailbox/contract';
import { formatCount } from '@galley/shared/domain/count';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { responseOf, queryOptions, useQuery } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { EmailText, Icon } from '@galley/shared/ui';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { PEOPLE_KEY } from './peopleCalls.ts';

const AGAIN_MS = 5_000;

/** Call 354, polled while it is shown. */
const mailboxQuery = () =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'mailbox'],
    refetchInterval: AGAIN_MS,
    queryFn: responseOf<MailboxState>({ path: '/v1/mailbox' }),
  });

const at = (text: string) => (text === '' ? 'never' : formatMoment(text, appConfig().timeZone));

/** The page's words for what happened to messages. */
const OUTCOMES: Partial<Record<string, string>> = {
  taken: 'Added to a record',
  duplicate: 'Already in Galley',
  automatic: 'Sent by a program',
  sender: 'No sender, or more than one',
  unauthenticated: 'Sender not verified',
  unknown: 'Sender is neither an employee nor a contact',
  thread: 'Not a reply to a message in Galley',
  contact: 'No recipient is a contact',
  company: 'Contact has no company',
  many: 'Too many in one day',
  old: 'Too old',
  large: 'Too large',
  unreadable: 'Can’t be read',
};

function readText({ ReadAt, Waiting }: MailboxState): string {
  if (Waiting === 1) return '1 message hasn’t been read yet';
  if (Waiting > 1) return `${formatCount(Waiting)} messages haven’t been read yet`;
  return ReadAt === '' ? 'Nothing read yet' : `All messages read; last checked ${at(ReadAt)}`;
}

function Health({ state }: { state: MailboxState }) {
  const { FailingSince, Error: reason } = state;
  if (FailingSince !== '')
    return (
      <p className="mailbox-health" role="alert">
        <Icon name="alert" /> Galley hasn’t been able to read the mailbox since {at(FailingSince)}: {reason}
      </p>
    );
  return (
    <p className="mailbox-health">
      <Icon name="check" /> {readText(state)}
    </p>
  );
}

/** The mailbox: its state, and ignored messages, with the reason (MAIL-03). */
export function MailboxPart() {
  const query = useQuery(mailboxQuery());
  const { data: state } = query;
  if (state === undefined) return <NotLoaded query={query} failure="The mailbox could not be loaded." />;
  if (!state.IsConfigured)
    return (
      <p className="part-note">
        No mailbox is connected. Set MAILBOX_URL and MAILBOX_ADDRESS in the server’s configuration, and
        restart the server.
      </p>
    );
  const { Address, Host, AuthenticatedBy, KeepDays, Outcomes, Left } = state;
  return (
    <div className="mailbox-part">
      <Health state={state} />
      <p className="part-note">
        {Address} at {Host}.{' '}
        {AuthenticatedBy === ''
          ? 'Senders aren’t verified: MAILBOX_AUTHENTICATED_BY isn’t set.'
          : `${AuthenticatedBy} verifies senders.`}{' '}
        {KeepDays === 0
          ? 'Messages are kept until somebody removes them.'
          : `Messages are kept for ${KeepDays === 1 ? '1 day' : `${KeepDays} days`}.`}
      </p>
      {Outcomes.length > 0 && (
        <table className="mailbox-table">
          <caption>Messages by Result</caption>
          <tbody>
            {Outcomes.map(({ Outcome, Count }) => (
              <tr key={Outcome}>
                <th scope="row">{OUTCOMES[Outcome] ?? Outcome}</th>
                <td>{formatCount(Count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {Left.length > 0 && (
        <table className="mailbox-table">
          <caption>Recently Ignored Messages</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Sender</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {Left.map(({ ID, At, Sender, Reason, Detail }) => (
              <tr key={ID}>
                <td>{at(At)}</td>
                <td>{Sender === '' ? '–' : <EmailText>{Sender}</EmailText>}</td>
                <td>
                  {Reason}
                  {Detail !== '' && <small>{Detail}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
