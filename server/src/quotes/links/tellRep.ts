import type { RoomTopics, TellOfTopic } from '../../day/index.ts';

/** Tells the rep of a quote, in the transaction of what happened. */
export type TellRep = (...news: Parameters<TellOfTopic>) => Promise<unknown>;

/** The topics of the release of quotes: what customers say, and what time brings. */
export type QuoteTopic = 'answers' | 'reminders';

/** Telling of a topic; undefined while no release with it runs. */
export const topicOf = (topics: RoomTopics, topic: QuoteTopic): Promise<TellRep | undefined> =>
  topics('quotes', topic);

/**
 * The same; without such a release, or while the release store does not answer, it tells nobody: the quote itself says what happened, and no customer waits
 * for it.
 */
export const tellingOf = async (topics: RoomTopics, topic: QuoteTopic): Promise<TellRep> =>
  (await topicOf(topics, topic).catch(() => undefined)) ?? (async () => undefined);
