import type { FastifyRequest } from 'fastify';
import { cookieName, cookieText, readCookie } from '../cookies.ts';
import { STEP_LIFE_S, type StepPermit } from './secondStep.ts';

/** The cookie that binds the ticket of a sign-in with a company account to its browser (OIDC-11). Scripts can't read it. */
export function stepCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = cookieName('step', isSecure);
  return {
    keep: (value: string): string =>
      cookieText(name, { value, seconds: STEP_LIFE_S, sameSite: 'Strict', isSecure }),
    permitIn: (request: FastifyRequest, ticket: string): StepPermit => ({
      ticket,
      browser: readCookie(request, name),
    }),
  };
}
