import { isIP } from 'node:net';
import type { Config } from '@galley/shared/contract/config';
import { HttpProblem } from '../../http/problem.ts';

/** Where passkeys work: a relying party, as WebAuthn calls it. */
export interface PasskeySite {
  /** The host name, to which passkeys are bound. */
  id: string;
  origin: string;
}

/**
 * The site of a public address; undefined where browsers have no passkeys: at an IP address, and without https: on any host but
 * this machine (PKEY-01).
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname: id, origin } = new URL(publicUrl);
  const isAddress = isIP(id) > 0 || id.startsWith('[');
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return !isAddress && (protocol === 'https:' || isLocal) ? { id, origin } : undefined;
}

/** What pages are told of it. */
export function passkeysOnPage(publicUrl: string): Pick<Config, 'passkeys'> {
  const site = passkeySite(publicUrl);
  return site === undefined ? {} : { passkeys: site.origin };
}

/** @throws HttpProblem 404 where there are no passkeys */
export function requiredSite(site: PasskeySite | undefined): PasskeySite {
  if (site === undefined)
    throw new HttpProblem(404, 'Passkeys aren’t available: PUBLIC_URL must be https:// with a host name.');
  return site;
}
