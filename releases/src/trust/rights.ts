import type { Policy, PolicyKey } from './schemas.ts';

/** The host's name where a remote's name is expected. */
const HOST = 'host';

/** Whether a key is allowed to change which releases of a remote are active. @param remote null: the host */
export function mayChange({ role, remotes }: PolicyKey, remote: string | null): boolean {
  if (role === 'operations' || role === 'server') return true;
  return role === 'host' ? (remote ?? HOST) === HOST : remote !== null && remotes.includes(remote);
}

/** Whether a key is allowed to publish a remote's releases. A server acts for people, who don't build. */
export const mayPublish = (key: PolicyKey, remote: string): boolean =>
  key.role !== 'server' && mayChange(key, remote);

/** Whether a key is allowed to change the policy. */
export const maySignPolicy = ({ role }: PolicyKey): boolean => role === 'operations';

/**
 * Whether a key belongs to its owner alone, who is then the author of what it signs. A server's key acts for whoever is signed in.
 */
export const isPersonal = ({ role }: PolicyKey): boolean => role !== 'server';

export const keyIn = ({ keys }: Policy, key: string): PolicyKey | undefined =>
  keys.find((one) => one.public === key);

/** Why nothing that a key signed is valid; null: the key is in force. */
export function keyFault(policy: Policy, key: string): string | null {
  const known = keyIn(policy, key);
  if (known === undefined) return "is signed by a key that isn't in the policy";
  const { name, ended } = known;
  return ended ? `is signed by the key ${name}, which was ${ended.how}: ${ended.reason}` : null;
}
