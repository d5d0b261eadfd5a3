import { useQuery } from '@galley/shared/http';
import { Icon } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { unreadQuery } from './inboxCalls.ts';
import { InboxDialog } from './InboxDialog.tsx';
import { useNotifications } from './useNotifications.ts';

/** The largest number that fits beside the bell. */
const MOST_SHOWN = 99;

/** Sets the number on the icon of the installed app, if the system supports it. It disappears with the session (INST-09). */
function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return undefined;
    // Browsers refuse this for an app that isn't installed.
    const ignore = () => undefined;
    navigator.setAppBadge(count).catch(ignore);
    return () => void navigator.clearAppBadge().catch(ignore);
  }, [count]);
}

/** The bell with the number of unread items; opens the inbox (INBOX-10). */
export function InboxBell() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(unreadQuery());
  const unread = data?.UnreadCount ?? 0;
  useAppBadge(unread);
  useNotifications(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label={unread === 0 ? 'Inbox' : `Inbox, ${unread} unread`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unread > 0 && <span className="inbox-count">{Math.min(unread, MOST_SHOWN)}</span>}
      </button>
      {isOpen && <InboxDialog onClose={() => setOpen(false)} />}
    </>
  );
}
