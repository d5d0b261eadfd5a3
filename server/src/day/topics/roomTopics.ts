import type { Storage } from '@galley/releases/storage/storage';
import type { Database, Transaction } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canaryKeysIn } from '../../releases/index.ts';
import type { TopicNews, TopicTold } from './contract.ts';
import { runningTopic } from './runningTopics.ts';
import { tellPeople } from './tellTopic.ts';

/** Tells people of a topic, in the transaction of what happened. */
export type TellOfTopic = (transaction: Transaction, news: Omit<TopicNews, 'topic'>) => Promise<TopicTold>;

/**
 * How the room of a remote tells people of one of its topics (TEAM-41): as a service of the team does by call 338, without a token. Undefined while no
 * release with the topic runs: then nobody could read it.
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
      const running = await runningTopic({ storage, keysOf }, remote, topic);
      return (transaction, news) => tellPeople(transaction, { remote, running, secret }, { ...news, topic });
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
