import type { Activity } from '@galley/server/activities/contract';
import type { MailMessage } from '@galley/server/mailbox/contract';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { useQuery } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { FoldedMessages, type FoldedMessage } from '@galley/shared/ui';
import { readWholeMessage } from '../../http/mail.ts';
import { Panel } from './Panel.tsx';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

const SHOWN = 3;

const shownAs = ({
  ID,
  Subject,
  Sender,
  Employee,
  SentAt,
  Text,
  HasMore,
  IsPrivate,
}: MailMessage): FoldedMessage => ({
  key: String(ID),
  title: Subject === '' ? '(No subject)' : Subject,
  who: Sender === '' ? Employee : Sender,
  time: formatMoment(SentAt, appConfig().timeZone),
  ...(IsPrivate ? { mark: 'Private' } : {}),
  text: Text,
  ...(HasMore ? { readAll: () => readWholeMessage(ID) } : {}),
});

function Messages({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.lastMail(activity), ...PREFETCHED });
  return (
    <Panel title="Recent Email" data={data} isFailed={isError} isWide>
      {(page) =>
        page.Messages.length === 0 ? null : (
          <FoldedMessages messages={page.Messages.slice(0, SHOWN).map(shownAs)} />
        )
      }
    </Panel>
  );
}

/** The last messages with the contact, folded (MAIL-16); nothing without a mailbox. */
export const LastMail = ({ activity }: { activity: Activity }) =>
  appConfig().mailbox === undefined ? null : <Messages activity={activity} />;
