import type { RoomTopics, TellOfTopic } from '../../day/index.ts';

/** Notifies a quote's rep, in the transaction of the event. */
export type NotifyRep = (...news: Parameters<TellOfTopic>) => Promise<unknown>;

/** The topics in the release of quotes: answers from customers, and reminders. */
export type QuoteTopic = 'answers' | 'reminders';

/** The notifier of a topic; undefined while no active release or canary has it. */
export const topicNotifier = (topics: RoomTopics, topic: QuoteTopic): Promise<NotifyRep | undefined> =>
  topics('quotes', topic);

/**
 * Like `topicNotifier`, but notifies nobody without such a release or while the release store isn't responding: the quote itself has
 * the news, and customers don't wait for the store.
 */
export const repNotifier = async (topics: RoomTopics, topic: QuoteTopic): Promise<NotifyRep> =>
  (await topicNotifier(topics, topic).catch(() => undefined)) ?? (async () => undefined);
