import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { Enrolment } from './contract.ts';

/** Settings that every authenticator app supports: the defaults of RFC 6238. */
const APP = { issuer: 'Galley', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 requires 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** How many steps a clock may be off, in either direction (RFC 6238, 5.2). */
const DRIFT = 1;

/** Whether a text looks like an app's code; otherwise it may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A new secret, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const appOf = (secret: string, label: string) =>
  new TOTP({ ...APP, label, secret: Secret.fromBase32(secret) });

/** The dark modules of a QR code as SVG path data; each module is one unit wide. */
function qrOf(text: string): { QrSize: number; QrPath: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const QrPath = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { QrSize: size, QrPath };
}

/** The setup data for an app. @param email names the account in the app */
export function enrolmentOf(secret: string, email: string): Enrolment {
  const Address = appOf(secret, email).toString();
  return { Secret: secret, Address, ...qrOf(Address) };
}

/**
 * The time step of a code.
 * @param at seconds since 1970
 * @returns undefined if it isn't the code of a nearby step
 */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  if (!isAppCode(code)) return undefined;
  const delta = appOf(secret, '').validate({ token: code, timestamp: at * 1000, window: DRIFT });
  return delta === null ? undefined : Math.floor(at / APP.period) + delta;
}
