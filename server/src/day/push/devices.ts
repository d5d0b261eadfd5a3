import { ECDH } from 'node:crypto';
import sql from 'sql-template-tag';
import type { PushDevice, PushSettings } from './contract.ts';
import { SESSION_IS_ACTIVE } from '../../account/index.ts';
import { mayLeadTo, type WebhookTargets } from '../../exchange/index.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';

/** Call 300. */
export async function readPushSettings(
  database: Queryable,
  { employeeId, jti }: Caller,
): Promise<Omit<PushSettings, 'PublicKey'>> {
  const [row] = await database.query<{ isOn: boolean; from: string; until: string; weekends: boolean }>(sql`
    SELECT EXISTS (SELECT FROM push_device WHERE jti = ${jti}) AS "isOn", COALESCE(to_char(quiet_from, 'HH24:MI'), '') AS from,
      COALESCE(to_char(quiet_until, 'HH24:MI'), '') AS until, COALESCE(weekends, false) AS weekends
    FROM (SELECT) AS one LEFT JOIN inbox_quiet ON employee_id = ${employeeId}`);
  return {
    IsOn: row?.isOn === true,
    Quiet: { From: row?.from ?? '', Until: row?.until ?? '', Weekends: row?.weekends === true },
  };
}

/** @throws HttpProblem 422 if it isn't a push service's address (PUSH-08) */
function checkEndpoint(endpoint: string, targets: WebhookTargets): void {
  const refuse = (message: string) => brokenField('Endpoint', message);
  if (!URL.canParse(endpoint)) throw refuse('This isn’t a valid URL.');
  const address = new URL(endpoint);
  const { protocol, username, password } = address;
  if (username !== '' || password !== '') throw refuse('The URL can’t contain a user name or password.');
  if (protocol !== 'https:' && targets === 'public')
    throw refuse('The URL of a push service must start with https.');
  if (!mayLeadTo(address, targets)) throw refuse('This URL isn’t public.');
}

/** @throws HttpProblem 422 if the key can't be used for encryption */
function checkKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw brokenField('P256dh', 'This isn’t a browser’s key.');
  }
}

/** Call 301: turns on push notifications for the session's device, replacing those of another session on the same device. */
export async function addDevice(
  transaction: Transaction,
  { employeeId, jti }: Caller,
  { sent: { Endpoint, P256dh, Auth }, targets }: { sent: PushDevice; targets: WebhookTargets },
): Promise<true> {
  checkEndpoint(Endpoint, targets);
  checkKey(P256dh);
  await transaction.query(sql`DELETE FROM push_device WHERE endpoint = ${Endpoint} AND jti <> ${jti}`);
  await transaction.query(sql`
    INSERT INTO push_device (jti, employee_id, endpoint, p256dh, auth) VALUES (${jti}, ${employeeId}, ${Endpoint}, ${P256dh}, ${Auth})
    ON CONFLICT (jti) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, failures = 0,
      next_at = '-infinity'`);
  return true;
}

/** Call 302. */
export async function removeDevice(transaction: Transaction, { jti }: Caller): Promise<true> {
  await transaction.query(sql`DELETE FROM push_device WHERE jti = ${jti}`);
  return true;
}

/** Deletes the devices of sessions that expired without being ended. */
export const forgetEndedDevices = (database: Queryable): Promise<unknown> =>
  database.query(sql`
    DELETE FROM push_device USING session WHERE session.jti = push_device.jti AND NOT (${SESSION_IS_ACTIVE})`);
