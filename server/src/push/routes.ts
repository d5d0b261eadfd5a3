import type { FastifyInstance } from 'fastify';
import type { WebhookTargets } from '../changes/targetAddress.ts';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { addDevice, readPushSettings, removeDevice } from './devices.ts';
import type { PushKeys } from './keys.ts';

/** Calls 300 to 302: notifications on the device of a session. */
export function pushRoutes(
  app: FastifyInstance,
  database: Database,
  { keys, targets }: { keys: PushKeys; targets: WebhookTargets },
): void {
  route(app, 'push', async (caller) => ({
    PublicKey: keys.publicKey,
    ...(await readPushSettings(database.reads(caller), caller)),
  }));

  route(app, 'pushOn', (caller, { body, request }) =>
    write(database, caller, request, (transaction) =>
      addDevice(transaction, caller, { sent: body, targets }),
    ),
  );

  route(app, 'pushOff', (caller, { request }) =>
    write(database, caller, request, (transaction) => removeDevice(transaction, caller)),
  );
}
