import type { QuietHours } from '@galley/server/day/push/contract';
import { INBOX_MORNING, MAIL_QUIET_FROM, QUIET_TIMES } from '@galley/server/day/rules/inbox';
import { setQuietHours } from './inboxCalls.ts';
import { TimePicker } from './TimePicker.tsx';

/** The user's quiet hours and days (PUSH-06). */
export function QuietTimes({ quiet }: { quiet: QuietHours }) {
  const { From, Until } = quiet;
  const begin = (from: string) => {
    const until = Until === '' ? INBOX_MORNING : Until;
    const end = until === from ? MAIL_QUIET_FROM : until;
    void setQuietHours({ ...quiet, From: from, Until: from === '' ? '' : end });
  };
  return (
    <>
      <div className="inbox-mail">
        <TimePicker label="Quiet Hours From" times={QUIET_TIMES} none="Off" at={From} onChange={begin} />
        {From !== '' && (
          <TimePicker
            label="Quiet Hours Until"
            times={QUIET_TIMES.filter((time) => time !== From)}
            at={Until}
            onChange={(until) => void setQuietHours({ ...quiet, Until: until })}
          />
        )}
        <p className="inbox-detail">
          No notifications or email during quiet hours. You’ll get one summary afterwards.
        </p>
      </div>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={quiet.Weekends}
          onChange={(event) => void setQuietHours({ ...quiet, Weekends: event.target.checked })}
        />
        <span className="form-check-label">Quiet on Saturdays and Sundays</span>
      </label>
    </>
  );
}
