import type { FastifyRequest } from 'fastify';

interface Written {
  value: string;
  seconds: number;
  sameSite: 'Lax' | 'Strict';
  isSecure: boolean;
}

/** The name of a cookie. Over https, its prefix keeps other hosts of the domain from setting it. */
export const cookieName = (what: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}galley-${what}`;

/** An HTTP-only cookie. */
export const cookieText = (name: string, { value, seconds, sameSite, isSecure }: Written): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim().split('='))
    .find(([one]) => one === name)?.[1];
