import { MAIL_TIMES } from '@galley/shared/domain/inbox';
import { Picker } from '@galley/shared/ui';
import { chooseMailTime } from './inboxCalls.ts';

/** As 7:30 AM. */
function timeOf(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const TIMES = ['', ...MAIL_TIMES];
const OPTIONS = TIMES.map((time, value) => ({ value, label: time === '' ? 'Never' : timeOf(time) }));

/** When the person gets what is unread by mail, or never (INBOX-25). */
export const MailTime = ({ at }: { at: string }) => (
  <div className="inbox-mail">
    <Picker
      label="Morning mail"
      options={OPTIONS}
      isSearchable={false}
      value={OPTIONS[TIMES.indexOf(at)] ?? null}
      onChange={({ value }) => void chooseMailTime(TIMES[value] ?? '')}
    />
    <p className="inbox-detail">What is unread, Monday to Friday.</p>
  </div>
);
