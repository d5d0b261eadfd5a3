import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEWAL_HEADER } from './rules/renewalHeader.ts';
import { ownOriginOf } from '../http/sameOrigin.ts';
import { cookieName, cookieText, readCookie } from './cookies.ts';

export interface RenewalSettings {
  /** How long a token of a browser's session is valid; undefined: as long as the session. */
  minutes: number | undefined;
  publicUrl: string;
  /** Whether pages send account calls to this server, with its cookies. */
  isAccountHost: boolean;
}

/** What a sign-in that requested renewal gets. */
export interface RenewalGrant {
  tokenLifeS: number;
  /** Gives the browser its first secret. */
  keep: (secret: string, seconds: number) => void;
}

/** The cookie in which a browser keeps its renewal secret. */
export interface RenewalCookie {
  /** The grant for a sign-in that requests renewal from a page of this server. */
  grantFor: (request: FastifyRequest, reply: FastifyReply) => RenewalGrant | undefined;
  /** Null: the browser has no secret. Undefined: the request isn't from a page of this server. */
  read: (request: FastifyRequest) => string | null | undefined;
  write: (request: FastifyRequest, reply: FastifyReply, secret: string, seconds: number) => void;
  forget: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * The cookie's name includes the port, because browsers don't separate cookies by port. Whether it's secure depends on the page, which may
 * be open at another URL than the public one.
 */
const kindOf = ({ port, protocol }: URL) => {
  const isSecure = protocol === 'https:';
  return { isSecure, name: cookieName(port === '' ? 'renewal' : `renewal-${port}`, isSecure) };
};

export function renewalCookie({ minutes, publicUrl, isAccountHost }: RenewalSettings): RenewalCookie {
  const read: RenewalCookie['read'] = (request) => {
    const origin = ownOriginOf(request, publicUrl);
    return origin && (readCookie(request, kindOf(origin).name) ?? null);
  };
  const write: RenewalCookie['write'] = (request, reply, value, seconds) => {
    const origin = ownOriginOf(request, publicUrl);
    if (origin === undefined) return;
    const { name, isSecure } = kindOf(origin);
    void reply.header('set-cookie', cookieText(name, { value, seconds, sameSite: 'Strict', isSecure }));
  };
  return {
    grantFor(request, reply) {
      const isAsked = request.headers[RENEWAL_HEADER] !== undefined;
      if (!isAsked || minutes === undefined || !isAccountHost) return undefined;
      if (ownOriginOf(request, publicUrl) === undefined) return undefined;
      return {
        tokenLifeS: minutes * 60,
        keep: (secret, seconds) => write(request, reply, secret, seconds),
      };
    },
    read,
    write,
    forget(request, reply) {
      if (typeof read(request) === 'string') write(request, reply, '', 0);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The cookie that renews browsers' sessions. */
    renewalCookie: RenewalCookie;
  }
}
