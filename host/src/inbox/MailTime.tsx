import { MAIL_TIMES } from '@galley/server/day/rules/inbox';
import { chooseMailTime } from './inboxCalls.ts';
import { TimePicker } from './TimePicker.tsx';

/** The time of the daily email, or never (INBOX-25). */
export const MailTime = ({ at }: { at: string }) => (
  <div className="inbox-mail">
    <TimePicker
      label="Daily Email"
      times={MAIL_TIMES}
      none="Never"
      at={at}
      onChange={(time) => void chooseMailTime(time)}
    />
    <p className="inbox-detail">One email a day with your unread notifications, Monday through Friday.</p>
  </div>
);
