import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Storage } from '@galley/releases/storage/storage';
import type { InboxMuteTopicRequest } from '../inbox/contract.ts';
import { canaryKey } from '../../account/index.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { canaryKeysIn } from '../../releases/index.ts';
import { serviceRoute } from '../../exchange/index.ts';
import { activeTopic } from './activeTopics.ts';
import { notifyTopic } from './notifyTopic.ts';

async function muteTopic(
  transaction: Transaction,
  { employeeId }: Caller,
  { Remote, Topic, IsMuted }: InboxMuteTopicRequest,
): Promise<true> {
  await transaction.query(
    IsMuted
      ? sql`INSERT INTO remote_topic_mute (employee_id, remote, topic) VALUES (${employeeId}, ${Remote}, ${Topic}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM remote_topic_mute WHERE employee_id = ${employeeId} AND remote = ${Remote} AND topic = ${Topic}`,
  );
  return true;
}

/** Calls 338 and 339: notifications of remotes, and muting their topics. */
export function topicRoutes(
  app: FastifyInstance,
  { database, storage, secret }: { database: Database; storage: Storage; secret: Uint8Array },
): void {
  const keysOf = canaryKeysIn(database);
  const active = (remote: string, topic: string) => activeTopic({ storage, keysOf }, remote, topic);

  serviceRoute('topicTell', {
    app,
    database,
    scope: ({ remote }) => `inbox:post:${remote}`,
    async handle({ tokenId }, { params: { remote }, body }) {
      const found = await active(remote, body.topic);
      return database.transaction((transaction) =>
        notifyTopic(transaction, { tokenId, remote, active: found, secret }, body),
      );
    },
  });

  route(app, 'inboxMuteTopic', async (caller, { body, request }) => {
    const { uid, employeeType: type } = caller;
    // Topics that are no longer offered can still be unmuted.
    if (body.IsMuted) {
      const { forPerson } = await active(body.Remote, body.Topic);
      if (forPerson({ key: canaryKey(secret, uid), type }) === undefined)
        throw new HttpProblem(404, `${body.Remote} has no topic ${body.Topic} that you can receive.`);
    }
    return write(database, caller, request, (transaction) => muteTopic(transaction, caller, body));
  });
}
