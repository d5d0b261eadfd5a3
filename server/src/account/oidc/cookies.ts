import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { FastifyRequest } from 'fastify';
import { cookieName, cookieText, readCookie } from '../cookies.ts';
import type { BegunSignIn } from './provider.ts';

/** How long somebody may take to sign in at the identity provider, in seconds. */
const CHECKS_LIFE_S = 10 * 60;
/** How long the page may take to fetch its token, in seconds. */
export const ARRIVAL_LIFE_S = 60;
/** How far the clocks of two servers may differ, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/**
 * The two cookies of a sign-in: the checks that bind it to the browser until it returns, and the code for its token. Scripts can't read
 * them. The prefix `__Host-` keeps other hosts of the domain from setting them.
 */
export function signInCookies(secret: Uint8Array, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const [checksName, arrivalName] = [cookieName('oidc', isSecure), cookieName('arrival', isSecure)];
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'galley oidc checks', 32));

  const written = (name: string, value: string, seconds: number, sameSite: 'Lax' | 'Strict') =>
    cookieText(name, { value, seconds, sameSite, isSecure });

  return {
    /** Lax, because the identity provider redirects from another site. */
    keepChecks: async (checks: BegunSignIn): Promise<string> =>
      written(
        checksName,
        await new EncryptJWT({ ...checks })
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .setIssuedAt()
          .setExpirationTime(`${CHECKS_LIFE_S}s`)
          .encrypt(key),
        CHECKS_LIFE_S,
        'Lax',
      ),
    /** Undefined if this browser didn't start a sign-in, or did too long ago. */
    async checks(request: FastifyRequest): Promise<BegunSignIn | undefined> {
      const cookie = readCookie(request, checksName);
      if (cookie === undefined) return undefined;
      const opened = await jwtDecrypt<BegunSignIn>(cookie, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        clockTolerance: CLOCK_TOLERANCE_S,
      }).catch(() => undefined);
      return opened?.payload;
    },
    forgetChecks: written(checksName, '', 0, 'Lax'),

    keepArrival: (code: string): string => written(arrivalName, code, ARRIVAL_LIFE_S, 'Strict'),
    arrival: (request: FastifyRequest): string | undefined => readCookie(request, arrivalName),
    forgetArrival: written(arrivalName, '', 0, 'Strict'),
  };
}
