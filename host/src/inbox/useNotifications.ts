import { MOST_MARKED } from '@galley/server/day/rules/inbox';
import { queryClient } from '@galley/shared/http';
import { useEffect, useEffectEvent } from 'react';
import { inboxQuery } from './inboxCalls.ts';
import { renew } from './pushDevice.ts';
import { useOpenItem } from './useOpenItem.ts';

const NAMED = /^#inbox(?:-(\d+))?$/;

/** Keeps this device registered, and opens a pressed notification: its record, or the inbox (PUSH-04, PUSH-09). */
export function useNotifications(openInbox: () => void): void {
  const openItem = useOpenItem(() => undefined);
  const follow = useEffectEvent(async (hash: string) => {
    const [named, id] = NAMED.exec(hash) ?? [];
    if (named === undefined) return;
    const page = id === undefined ? undefined : await queryClient.fetchQuery(inboxQuery(MOST_MARKED));
    const item = page?.Items.find(({ ID }) => ID === Number(id));
    if (item === undefined) openInbox();
    else await openItem(item);
  });

  useEffect(() => {
    void renew().catch(() => undefined);
    const { hash } = location;
    if (NAMED.test(hash)) history.replaceState(history.state, '', location.pathname + location.search);
    void follow(hash);
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent<{ open?: string }>) => {
      if (data.open !== undefined) void follow(new URL(data.open, location.origin).hash);
    };
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, []);
}
