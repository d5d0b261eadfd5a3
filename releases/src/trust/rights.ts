import type { Policy, PolicyKey } from './schemas.ts';

/** The host's name where a release is named by its remote. */
const HOST = 'host';

/** Whether a key may change what of a remote is active. @param remote null: the host */
export function mayChange({ role, remotes }: PolicyKey, remote: string | null): boolean {
  if (role === 'operations' || role === 'server') return true;
  return role === 'host' ? (remote ?? HOST) === HOST : remote !== null && remotes.includes(remote);
}

/** Whether a key may publish releases of a remote. A server speaks for people, who build nothing. */
export const mayPublish = (key: PolicyKey, remote: string): boolean =>
  key.role !== 'server' && mayChange(key, remote);

/** Whether a key may say whose keys count. */
export const maySignPolicy = ({ role }: PolicyKey): boolean => role === 'operations';

/** Whether a key is its owner's own: what it signs is by them. A server's speaks for whoever is signed in. */
export const isPersonal = ({ role }: PolicyKey): boolean => role !== 'server';

export const keyIn = ({ keys }: Policy, key: string): PolicyKey | undefined =>
  keys.find((one) => one.public === key);

/** Why what a key signed does not count, whatever it is; null: the key is in force. */
export function keyFault(policy: Policy, key: string): string | null {
  const known = keyIn(policy, key);
  if (known === undefined) return "is signed by a key that isn't in the policy";
  const { name, ended } = known;
  return ended ? `is signed by the key ${name}, which was ${ended.how}: ${ended.reason}` : null;
}
