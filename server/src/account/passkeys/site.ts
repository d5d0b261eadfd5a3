import { isIP } from 'node:net';
import type { Config } from '@galley/shared/contract/config';
import { HttpProblem } from '../../http/problem.ts';

/** The site where passkeys work: WebAuthn's relying party. */
export interface PasskeySite {
  /** The host name, to which passkeys are bound. */
  id: string;
  origin: string;
}

/**
 * The site of a public URL; undefined if browsers don't support passkeys there: at IP addresses, and without https except on this machine
 * (PKEY-01).
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname: id, origin } = new URL(publicUrl);
  const isAddress = isIP(id) > 0 || id.startsWith('[');
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return !isAddress && (protocol === 'https:' || isLocal) ? { id, origin } : undefined;
}

/** The part of the page's configuration about passkeys. */
export function passkeysOnPage(publicUrl: string): Pick<Config, 'passkeys'> {
  const site = passkeySite(publicUrl);
  return site === undefined ? {} : { passkeys: site.origin };
}

/** @throws HttpProblem 404 if passkeys aren't available */
export function requiredSite(site: PasskeySite | undefined): PasskeySite {
  if (site === undefined)
    throw new HttpProblem(
      404,
      'Passkeys aren’t available: PUBLIC_URL must be https:// with a host name, or localhost.',
    );
  return site;
}
