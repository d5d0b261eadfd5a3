import type { FastifyInstance } from 'fastify';
import type { WebhookTargets } from '../../exchange/index.ts';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { addDevice, readPushSettings, removeDevice } from './devices.ts';
import type { PushKeys } from './keys.ts';

/** Calls 300 to 302: notifications on the device of a session. */
export function pushRoutes(
  app: FastifyInstance,
  database: Database,
  { keys, targets }: { keys: PushKeys; targets: WebhookTargets },
): void {
  const writeRoute = writeRoutes(app, database);

  route(app, 'push', async (caller) => ({
    PublicKey: keys.publicKey,
    ...(await readPushSettings(database.reads(caller), caller)),
  }));

  writeRoute('pushOn', (transaction, caller, { body }) =>
    addDevice(transaction, caller, { sent: body, targets }),
  );

  writeRoute('pushOff', (transaction, caller) => removeDevice(transaction, caller));
}
