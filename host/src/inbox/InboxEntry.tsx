import type { InboxItem } from '@galley/server/day/inbox/contract';
import { addDays } from '@galley/shared/domain/calendar';
import { TOPIC_ICONS } from '@galley/shared/domain/topics';
import { sentenceOf } from '@galley/server/day/rules/inboxTexts';
import { businessToday } from '@galley/shared/store';
import { Icon, IconAction, IconMenu } from '@galley/shared/ui';
import { markRead, snooze } from './inboxCalls.ts';
import { detailOf } from './inboxTexts.ts';
import { useOpenItem } from './useOpenItem.ts';

const DAYS = [
  { label: 'Until Tomorrow', days: 1 },
  { label: 'For a Week', days: 7 },
];

/** An item as a sentence that links to its record, with its actions (INBOX-11, INBOX-12). */
export function InboxEntry({ item, onLeave }: { item: InboxItem; onLeave: () => void }) {
  const open = useOpenItem(onLeave);
  const sentence = sentenceOf(item);

  return (
    <li className={item.IsRead ? 'inbox-item' : 'inbox-item unread'}>
      <div>
        <button type="button" className="line-button" onClick={() => void open(item)}>
          {!item.IsRead && <span className="visually-hidden">Unread: </span>}
          {sentence}
        </button>
        <div className="inbox-detail">
          {item.Kind === 'remote' && (
            <>
              <Icon name={TOPIC_ICONS.find((icon) => icon === item.Icon) ?? 'bell'} />{' '}
            </>
          )}
          {detailOf(item)}
        </div>
      </div>
      <IconAction
        icon={item.IsRead ? 'bell' : 'check'}
        name={item.IsRead ? 'Mark as Unread' : 'Mark as Read'}
        label={`Mark as ${item.IsRead ? 'Unread' : 'Read'}: ${sentence}`}
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
