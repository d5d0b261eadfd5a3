import type { InboxItem } from '@galley/server/day/inbox/contract';
import { addressOfItem } from '@galley/server/day/rules/inboxTexts';
import { notify } from '@galley/shared/ui';
import { useNavigate } from 'react-router-dom';
import { openActivity } from '../dialogs/openRecordDialogs.ts';
import { markRead, readActivity } from './inboxCalls.ts';

/** Marks an item as read and opens its record, or says that it is gone (INBOX-11). @param onLeave called before the record opens */
export function useOpenItem(onLeave: () => void): (item: InboxItem) => Promise<void> {
  const navigate = useNavigate();
  const open = async (item: InboxItem) => {
    if (!item.IsRead) void markRead([item.ID], true);
    if (item.RecordID === 0) {
      onLeave();
      await navigate(addressOfItem(item));
      return;
    }
    const activity = await readActivity(item.RecordID);
    if (activity === undefined) throw new Error('gone');
    onLeave();
    openActivity(activity);
  };
  return (item) => open(item).catch(() => notify.failure('The record could not be loaded.'));
}
