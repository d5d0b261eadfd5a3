import type { RoomTopics, TellOfTopic } from '../../day/index.ts';

/** Tells the rep of a quote, in the transaction of what happened. */
export type NotifyRep = (...news: Parameters<TellOfTopic>) => Promise<unknown>;

/** The topics of the release of quotes: what customers say, and what time brings. */
export type QuoteTopic = 'answers' | 'reminders';

/** Telling of a topic; undefined while no release with it runs. */
export const topicNotifier = (topics: RoomTopics, topic: QuoteTopic): Promise<NotifyRep | undefined> =>
  topics('quotes', topic);

/**
 * The same; without such a release, or while the release store does not answer, it tells nobody: the quote itself says what happened, and no customer waits
 * for it.
 */
export const repNotifier = async (topics: RoomTopics, topic: QuoteTopic): Promise<NotifyRep> =>
  (await topicNotifier(topics, topic).catch(() => undefined)) ?? (async () => undefined);
