import { MAIL_TIMES } from '@galley/shared/domain/inbox';
import { useId } from 'react';
import { chooseMailTime } from './inboxCalls.ts';

/** As 7:30 AM. */
function timeOf(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When the person gets what is unread by mail, or never (INBOX-25). */
export function MailTime({ at }: { at: string }) {
  const id = useId();
  return (
    <div className="inbox-mail">
      <label htmlFor={id}>Morning mail of what is unread, Monday to Friday</label>
      <select
        id={id}
        className="form-select"
        value={at}
        onChange={(event) => void chooseMailTime(event.target.value)}
      >
        <option value="">Never</option>
        {MAIL_TIMES.map((time) => (
          <option key={time} value={time}>
            {timeOf(time)}
          </option>
        ))}
      </select>
    </div>
  );
}
