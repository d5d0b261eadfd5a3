import type { InboxPage } from '@galley/server/day/inbox/contract';
import { INBOX_KINDS, MOST_MARKED, type InboxKind } from '@galley/server/day/rules/inbox';
import { LOADING } from '@galley/shared/domain/loadingText';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { INBOX_PAGE, inboxQuery, markRead, mute, muteTopic, pushQuery } from './inboxCalls.ts';
import { InboxEntry } from './InboxEntry.tsx';
import { KIND_NAMES } from './inboxTexts.ts';
import { MailTime } from './MailTime.tsx';
import { PushChoice } from './PushChoice.tsx';
import { QuietTimes } from './QuietTimes.tsx';
import { Watches } from './Watches.tsx';

function NotificationCheckbox({
  label,
  isEnabled,
  onChange,
}: {
  label: string;
  isEnabled: boolean;
  onChange: (isEnabled: boolean) => void;
}) {
  return (
    <label className="form-check">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isEnabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="form-check-label">{label}</span>
    </label>
  );
}

/** Whether the user is notified about the topics of remotes' releases (TEAM-18). */
function Topics({ muted }: { muted: InboxPage['MutedTopics'] }) {
  const topics = useGalley(({ contributions }) => contributions.topics);
  return topics.map(({ remote, key, label }) => (
    <NotificationCheckbox
      key={`${remote} ${key}`}
      label={label}
      isEnabled={!muted.some(({ Remote, Topic }) => Remote === remote && Topic === key)}
      onChange={(isEnabled) => void muteTopic({ Remote: remote, Topic: key }, !isEnabled)}
    />
  ));
}

/** The kinds of notifications that the user gets (INBOX-06), and whether also by email. */
function Kinds({ Muted: muted, MutedTopics: mutedTopics, MailAt: mailAt }: InboxPage) {
  const set = (kind: InboxKind, isEnabled: boolean) =>
    void mute(isEnabled ? muted.filter((one) => one !== kind) : [...muted, kind]);
  return (
    <details className="inbox-kinds">
      <summary>Notifications</summary>
      {/* The picker's list covers the content below. */}
      <MailTime at={mailAt} />
      <Notifications />
      <fieldset>
        <legend>Notify Me About</legend>
        {INBOX_KINDS.map((kind) => (
          <NotificationCheckbox
            key={kind}
            label={KIND_NAMES[kind]}
            isEnabled={!muted.includes(kind)}
            onChange={(isEnabled) => set(kind, isEnabled)}
          />
        ))}
        <Topics muted={mutedTopics} />
      </fieldset>
    </details>
  );
}

/** Settings for this device and for quiet hours; omitted if they can't be loaded. */
function Notifications() {
  const { data } = useQuery(pushQuery());
  if (data === undefined) return null;
  return (
    <>
      <PushChoice settings={data} />
      <QuietTimes quiet={data.Quiet} />
    </>
  );
}

function Items({ page, onMore, onLeave }: { page: InboxPage; onMore: () => void; onLeave: () => void }) {
  return (
    <>
      {page.Items.length === 0 ? (
        <p className="inbox-none">You’re all caught up.</p>
      ) : (
        <ul className="inbox-items">
          {page.Items.map((item) => (
            <InboxEntry key={item.ID} item={item} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {page.Items.length < Math.min(page.TotalCount, MOST_MARKED) && (
        <Button onClick={onMore}>Show more</Button>
      )}
      <Watches />
      <Kinds {...page} />
    </>
  );
}

/** The user's notifications, unread ones first (INBOX-11 to INBOX-13, INBOX-21). */
export function InboxDialog({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useState(INBOX_PAGE);
  const { data, isError, refetch } = useQuery({
    ...inboxQuery(size),
    // The shown items stay until more have loaded.
    placeholderData: (before) => before,
  });
  const unread = (data?.Items ?? []).filter(({ IsRead }) => !IsRead).map(({ ID }) => ID);
  return (
    <Modal
      title="Inbox"
      subtitle="Your notifications: assignments, replies, due activities, orders you watch and more."
      onClose={onClose}
      footer={
        <Button disabled={unread.length === 0} onClick={() => void markRead(unread, true)}>
          {unread.length < (data?.UnreadCount ?? 0) ? 'Mark Shown as Read' : 'Mark All as Read'}
        </Button>
      }
    >
      {data === undefined && !isError && <output className="modal-text">{LOADING}</output>}
      {data === undefined && isError && (
        <div role="alert">
          <p className="modal-text">The inbox could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {data !== undefined && <Items page={data} onMore={() => setSize(MOST_MARKED)} onLeave={onClose} />}
    </Modal>
  );
}
