import type { MailMessage } from '@galley/server/mailbox/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { ApiError, useQuery } from '@galley/shared/http';
import { appConfig, openDialog } from '@galley/shared/store';
import { Button, FoldedMessages, Modal, notify, type FoldedMessage } from '@galley/shared/ui';
import { useState } from 'react';
import { companyMailQuery, readWholeMessage, removeMessage, settleFollowUp } from './companyPageQueries.ts';

const titleOf = ({ Subject }: MailMessage) => (Subject === '' ? '(No subject)' : Subject);

const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.problem?.detail !== undefined
    ? error.problem.detail
    : 'The server isn’t responding. Try again.';

/** Sender and recipients: 'Kim Lee', 'Robin Sample to Kim Lee, Jo Park'. */
function participantsText({ Sender, Employee, Contacts }: MailMessage): string {
  const others = Contacts.map(({ Name }) => Name).filter((name) => name !== Sender);
  return Sender === '' ? `${Employee} to ${others.join(', ')}` : Sender;
}

/** The open activity with the contact who replied, with buttons to mark it done or move it (MAIL-17). */
function FollowUp({ message }: { message: MailMessage }) {
  const { FollowUp: followUp, ID, Sender } = message;
  const [isBusy, setBusy] = useState(false);
  if (followUp === null) return null;
  const settle = async (action: 'done' | 'move', said: string) => {
    setBusy(true);
    try {
      await settleFollowUp(ID, followUp, action);
      notify.success(said);
    } catch (error) {
      notify.failure(reasonOf(error));
    }
    setBusy(false);
  };
  const later = displayDate(followUp.MoveTo);
  return (
    <p className="mail-follow-up">
      <span>
        {followUp.TypeName} with {Sender}, {displayDate(followUp.StartDate)}:
      </span>
      <Button disabled={isBusy} onClick={() => void settle('done', 'Activity marked done')}>
        Mark Done
      </Button>
      {followUp.MoveTo > followUp.StartDate && (
        <Button disabled={isBusy} onClick={() => void settle('move', `Activity moved to ${later}`)}>
          Move to {later}
        </Button>
      )}
    </p>
  );
}

function Below({ message, onRemove }: { message: MailMessage; onRemove: () => void }) {
  const { Files, LeftOut, CanRemove } = message;
  const [first] = message.ActivityIDs;
  const files = Files === 1 ? '1 file' : `${Files} files`;
  return (
    <>
      {Files > 0 && first !== undefined && (
        <p className="mail-files">
          <Button
            look="link"
            aria-label={`${files} on the activity: ${titleOf(message)}`}
            onClick={() => openDialog('activities/edit', { draft: { ID: first } })}
          >
            {files} on the activity
          </Button>
        </p>
      )}
      {LeftOut.length > 0 && (
        <ul className="mail-files" aria-label="Files not kept">
          {LeftOut.map(({ name, reason }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list that never changes, with names that may be equal
            <li key={at}>
              {name === '' ? 'A file' : name}: {reason}
            </li>
          ))}
        </ul>
      )}
      <FollowUp message={message} />
      {CanRemove && (
        <Button look="link" aria-label={`Remove from Galley: ${titleOf(message)}`} onClick={onRemove}>
          Remove from Galley
        </Button>
      )}
    </>
  );
}

const shownAs = (message: MailMessage, onRemove: () => void): FoldedMessage => ({
  key: String(message.ID),
  title: titleOf(message),
  who: participantsText(message),
  time: formatMoment(message.SentAt, appConfig().timeZone),
  ...(message.IsPrivate ? { mark: 'Private' } : message.IsAnswer ? { mark: 'Customer Reply' } : {}),
  text: message.Text,
  ...(message.HasMore ? { readAll: () => readWholeMessage(message.ID) } : {}),
  below: <Below message={message} onRemove={onRemove} />,
});

/** Ten messages, followed on request by the ten before them. */
function Part({
  company,
  before,
  onRemove,
}: {
  company: number;
  before: number;
  onRemove: (message: MailMessage) => void;
}) {
  const { data, isError, refetch } = useQuery(companyMailQuery(company, before));
  const [next, setNext] = useState(0);
  if (isError)
    return (
      <p>
        The messages could not be loaded.{' '}
        <Button look="link" onClick={() => void refetch()}>
          Try Again
        </Button>
      </p>
    );
  if (data === undefined) return null;
  const last = data.Messages.at(-1)?.ID ?? 0;
  return (
    <>
      {before === 0 && data.Messages.length === 0 && (
        <p className="mail-none">{`No messages yet. Bcc ${appConfig().mailbox ?? 'the mailbox'} on your next email to a contact here.`}</p>
      )}
      <FoldedMessages messages={data.Messages.map((message) => shownAs(message, () => onRemove(message)))} />
      {data.More && next === 0 && <Button onClick={() => setNext(last)}>Show Older</Button>}
      {next !== 0 && <Part company={company} before={next} onRemove={onRemove} />}
    </>
  );
}

/** The last messages with the company's contacts, folded (MAIL-16); they can be removed after a confirmation (MAIL-13). */
export function CompanyMail({ id }: { id: number }) {
  const [removed, setRemoved] = useState<MailMessage>();
  const close = () => setRemoved(undefined);
  const remove = async ({ ID }: MailMessage) => {
    close();
    try {
      await removeMessage(ID);
      notify.success('Message removed');
    } catch (error) {
      notify.failure(reasonOf(error));
    }
  };
  return (
    <section className="company-panel" aria-labelledby="mail-title">
      <div className="company-panel-head">
        <h2 id="mail-title">Email</h2>
      </div>
      <Part company={id} before={0} onRemove={setRemoved} />
      {removed !== undefined && (
        <Modal
          title="Remove the message?"
          size="small"
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={() => void remove(removed)}>
                Remove
              </Button>
            </>
          }
        >
          <p>
            “{titleOf(removed)}” will be removed from Galley along with its activities and files. It won’t be
            deleted from anyone’s email program.
          </p>
        </Modal>
      )}
    </section>
  );
}
