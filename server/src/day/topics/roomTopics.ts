import type { Storage } from '@galley/releases/storage/storage';
import type { Database, Transaction } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canaryKeysIn } from '../../releases/index.ts';
import type { TopicNews, TopicTold } from './contract.ts';
import { activeTopic } from './activeTopics.ts';
import { notifyPeople } from './notifyTopic.ts';

/** Notifies people about a topic, in the event's transaction. */
export type TellOfTopic = (transaction: Transaction, news: Omit<TopicNews, 'topic'>) => Promise<TopicTold>;

/**
 * For a room of the server: notifies people about a topic of the room's remote (TEAM-41), like call 338 but without a token. Undefined
 * while no release with the topic is active, because nobody could read it.
 */
export type RoomTopics = (remote: string, topic: string) => Promise<TellOfTopic | undefined>;

export function roomTopics({
  database,
  storage,
  secret,
}: {
  database: Database;
  storage: Storage;
  secret: Uint8Array;
}): RoomTopics {
  const keysOf = canaryKeysIn(database);
  return async (remote, topic) => {
    try {
      const active = await activeTopic({ storage, keysOf }, remote, topic);
      return (transaction, news) => notifyPeople(transaction, { remote, active, secret }, { ...news, topic });
    } catch (error) {
      if (error instanceof HttpProblem) return undefined;
      throw error;
    }
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    roomTopics: RoomTopics;
  }
}
