import type { ActivityRecord, ActivityRecordsResponse } from '@galley/server/activities/contract';
import type { InboxPage, InboxUnread, TopicOfRemote } from '@galley/server/day/inbox/contract';
import type { PushDevice, PushSettings, QuietHours } from '@galley/server/day/push/contract';
import { INBOX_TOPICS, ITEM_KINDS, type InboxKind } from '@galley/server/day/rules/inbox';
import { responseOf, employeeUid, newKey, queryClient, queryOptions, request } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';

const KEY = 'inbox';
/** The kinds of items that this page can show; the server sends no others (TEAM-28). */
const SHOWN = { Shows: ITEM_KINDS.join(',') };
/** The initial number of items. */
export const INBOX_PAGE = 20;

/** Call 191; refetched on live events about the inbox (INBOX-07). */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [KEY, 'unread'],
    queryFn: responseOf<InboxUnread>({ path: '/v1/inbox/unread', query: SHOWN }),
    meta: { live: ['inbox'] },
  });

/** Call 189. @param size 20, 50, 100 or 200 */
export const inboxQuery = (size: number) =>
  queryOptions({
    queryKey: [KEY, size],
    queryFn: responseOf<InboxPage>({ path: '/v1/inbox', query: { ...SHOWN, PageNo: 1, PageSize: size } }),
    meta: { live: INBOX_TOPICS },
  });

/** Shows a toast if it fails. */
async function change(path: string, body: object): Promise<void> {
  try {
    await request<true>({ method: 'PUT', path, body, key: newKey() });
  } catch {
    notify.failure('Failed to update the inbox');
  }
  await queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Call 192. */
export const markRead = (ids: readonly number[], isRead: boolean) =>
  change('/v1/inbox/read', { IDs: ids, IsRead: isRead });

/** Call 193. @param day as 2026-11-26 */
export const snooze = (id: number, day: string) => change('/v1/inbox/snoozed', { ID: id, Until: day });

/** Call 194: mutes these kinds. */
export const mute = (kinds: readonly InboxKind[]) => change('/v1/inbox/muted', { Kinds: kinds });

/** Call 339. */
export const muteTopic = (topic: TopicOfRemote, isMuted: boolean) =>
  change('/v1/inbox/muted/topics', { ...topic, IsMuted: isMuted });

/** Call 245. @param at as 07:30; empty: never */
export const chooseMailTime = (at: string) => change('/v1/inbox/mail', { MailAt: at });

const PUSH_KEY = 'push';

/** Call 300. */
export const pushQuery = () =>
  queryOptions({
    queryKey: [PUSH_KEY],
    queryFn: responseOf<PushSettings>({ path: '/v1/push' }),
  });

/** Call 301. */
export const addDevice = async (device: PushDevice): Promise<void> => {
  await request<true>({ method: 'PUT', path: '/v1/push/device', body: device, key: newKey() });
  await queryClient.invalidateQueries({ queryKey: [PUSH_KEY] });
};

/** Call 302. */
export const removeDevice = async (): Promise<void> => {
  await request<true>({ method: 'DELETE', path: '/v1/push/device', key: newKey() });
  await queryClient.invalidateQueries({ queryKey: [PUSH_KEY] });
};

/** Call 303. */
export async function setQuietHours(quiet: QuietHours): Promise<void> {
  await change('/v1/inbox/quiet', quiet);
  await queryClient.invalidateQueries({ queryKey: [PUSH_KEY] });
}

/** Call 190. @returns undefined if it is gone */
export async function readActivity(id: number): Promise<ActivityRecord | undefined> {
  const { Activities } = await request<ActivityRecordsResponse>({
    method: 'POST',
    path: '/v1/activity/records',
    body: { EmployeeUID: employeeUid(), IDs: [id] },
  });
  return Activities[0];
}
