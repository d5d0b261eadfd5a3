import type { FastifyRequest } from 'fastify';

interface Written {
  value: string;
  seconds: number;
  sameSite: 'Lax' | 'Strict';
  isSecure: boolean;
}

/** The name of a cookie; over https the prefix lets no other host of the domain set it. */
export const cookieName = (what: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}galley-${what}`;

/** A cookie that no script reads. */
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
