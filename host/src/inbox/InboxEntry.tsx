import type { InboxItem } from '@galley/shared/contract/inbox';
import { addDays } from '@galley/shared/domain/calendar';
import { sentenceOf } from '@galley/shared/domain/inboxTexts';
import { orderLineUrl } from '@galley/shared/domain/orderFilter';
import { businessToday, galley } from '@galley/shared/store';
import { IconAction, IconMenu, notify } from '@galley/shared/ui';
import { useNavigate } from 'react-router-dom';
import { markRead, readActivity, snooze } from './inboxCalls.ts';
import { detailOf } from './inboxTexts.ts';

/** Where the item's record is listed: the person's open activities, or the line whatever its date. */
const addressOf = ({ OrderIDLineNum }: InboxItem) =>
  OrderIDLineNum === '' ? '/activities' : orderLineUrl(OrderIDLineNum);

const DAYS = [
  { label: 'Until tomorrow', days: 1 },
  { label: 'For a week', days: 7 },
];

/** An item as a sentence that leads to its record, with what can be done about it (INBOX-11, INBOX-12). */
export function InboxEntry({ item, onLeave }: { item: InboxItem; onLeave: () => void }) {
  const navigate = useNavigate();
  const sentence = sentenceOf(item);

  const open = async () => {
    if (!item.IsRead) void markRead([item.ID], true);
    if (item.RecordID === 0) {
      onLeave();
      await navigate(addressOf(item));
      return;
    }
    const activity = await readActivity(item.RecordID);
    if (activity === undefined) throw new Error('gone');
    onLeave();
    galley.getState().openDialog({ kind: 'activity', draft: activity });
  };

  return (
    <li className={item.IsRead ? 'inbox-item' : 'inbox-item unread'}>
      <div>
        <button
          type="button"
          className="line-button"
          onClick={() => void open().catch(() => notify.failure('The record could not be loaded.'))}
        >
          {!item.IsRead && <span className="visually-hidden">Unread: </span>}
          {sentence}
        </button>
        <div className="inbox-detail">{detailOf(item)}</div>
      </div>
      <IconAction
        icon={item.IsRead ? 'bell' : 'check'}
        name={item.IsRead ? 'Mark as unread' : 'Mark as read'}
        label={`Mark as ${item.IsRead ? 'unread' : 'read'}: ${sentence}`}
        onPress={() => void markRead([item.ID], !item.IsRead)}
      />
      <IconMenu
        icon="clock"
        name="Snooze"
        label={`Snooze: ${sentence}`}
        items={DAYS.map(({ label, days }) => ({
          label,
          onChoose: () => void snooze(item.ID, addDays(businessToday(), days)),
        }))}
      />
    </li>
  );
}
