import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Database } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { serve, type Input, type Output } from '../../http/route.ts';
import { serviceRoute } from '../tokens/serviceRoute.ts';
import { isServiceRequest, requireScope, serviceCaller } from '../tokens/serviceCaller.ts';
import { readChanges } from './readChanges.ts';
import { numberChanges } from './sequence.ts';
import {
  addWebhook,
  deadLetters,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  replay,
  resumeWebhook,
  type Asker,
} from './webhooks.ts';

const SCOPE = 'changes:read';

type WebhookCall =
  | 'webhookAdd'
  | 'webhooks'
  | 'webhookDelete'
  | 'webhookPause'
  | 'webhookResume'
  | 'deadLetters'
  | 'webhookReplay';

/** Calls 146 to 151, 217 and 218. */
export function changeRoutes(app: FastifyInstance, database: Database): void {
  const askerOf = async (request: FastifyRequest): Promise<Asker> => {
    if (isServiceRequest(request)) {
      const caller = await serviceCaller(database, request);
      requireScope(caller, SCOPE);
      return { tokenId: caller.tokenId, sourceId: caller.sourceId };
    }
    const { employeeId, employeeType } = await app.authenticate(request);
    if (!isOperations(employeeType)) throw new HttpProblem(403, 'Only Operations can manage webhooks.');
    return { employeeId };
  };
  /** Serves a call to Operations and to systems with the scope changes:read. */
  const either = <Name extends WebhookCall>(
    name: Name,
    handle: (asker: Asker, input: Input<Name>) => Promise<Output<Name>>,
  ) => serve(app, name, { senderOf: askerOf, handle });

  serviceRoute('changes', {
    app,
    database,
    scope: () => SCOPE,
    handle: ({ sourceId }, { query }) => readChanges(database, sourceId, query),
  });
  either('webhookAdd', async (asker, { body }) => {
    // Earlier changes may not have a number yet. If they got it later, they would be sent to the new webhook.
    await numberChanges(database);
    return database.transaction((transaction) => addWebhook(transaction, asker, body));
  });
  either('webhooks', (asker) => listWebhooks(database, asker));
  either('webhookDelete', (asker, { params }) =>
    database.transaction(async (transaction) => {
      await deleteWebhook(transaction, asker, params.id);
      return true;
    }),
  );
  either('webhookPause', (asker, { params }) =>
    database.transaction((transaction) => pauseWebhook(transaction, asker, params.id)),
  );
  either('webhookResume', (asker, { params }) =>
    database.transaction((transaction) => resumeWebhook(transaction, asker, params.id)),
  );
  either('deadLetters', (asker, { params }) => deadLetters(database, asker, params.id));
  either('webhookReplay', (asker, { params, query }) =>
    database.transaction((transaction) => replay(transaction, asker, { ...params, ...query })),
  );
}
