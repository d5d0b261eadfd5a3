import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARRIVED } from '../rules/arrival.ts';
import { AuthorizationResponseError } from 'openid-client';
import { sessionOrigin } from '../sessionOrigin.ts';
import type { Database } from '../../db/database.ts';
import { acceptForms } from '../../http/forms.ts';
import { HttpProblem, toProblem } from '../../http/problem.ts';
import { openRoute } from '../../http/route.ts';
import { isFromAnotherSite } from '../../http/sameOrigin.ts';
import { noteArrival, openArrival } from './arrivals.ts';
import { endSessions } from './backChannelLogout.ts';
import { openIdConnectCalls } from './calls.ts';
import { signInCookies } from './cookies.ts';
import { identityOf, type Identity } from './identity.ts';
import { matchEmployee } from './matchEmployee.ts';
import { sendFailure } from './pages.ts';
import { createProvider, beginSignIn, ProviderDownError, type Provider } from './provider.ts';
import { stepCookie } from '../secondFactor/stepCookie.ts';
import type { OidcSettings, SignInSettings } from './settings.ts';

interface Options {
  database: Database;
  secret: Uint8Array;
  signIn: SignInSettings;
  publicUrl: string;
}

/** The page that a browser returns to by default (ACT-01); its fragment makes the page fetch the token. */
const LANDING = 'activities';

const FROM_ANOTHER_SITE = 'Another website opened this link. To sign in, go to the sign-in page.';
const NOT_BEGUN = 'This sign-in didn’t start in this browser, or it took too long. Sign in again.';

/** A protocol error for the log, without the tokens and claims that its details may contain. */
function reasonOf(error: unknown): { reason: string; code?: string } {
  const { message, code, cause } = error as Error & { code?: string };
  const because = cause instanceof Error ? `: ${cause.message}` : '';
  return { reason: message + because, ...(code === undefined ? {} : { code }) };
}

/** Calls 265 to 268: sign-in at the company's identity provider, and sign-out from there. */
export function oidcRoutes(app: FastifyInstance, { database, secret, signIn, publicUrl }: Options): void {
  const cookies = signInCookies(secret, publicUrl);
  const step = stepCookie(publicUrl);
  const { oidc } = signIn;
  const provider = oidc && createProvider(oidc, publicUrl + openIdConnectCalls.oidcCallback.path);
  const configured = (): { oidc: OidcSettings; provider: Provider } => {
    if (oidc === undefined || provider === undefined)
      throw new HttpProblem(404, 'Signing in with a company account isn’t set up on this server.');
    return { oidc, provider };
  };

  /** Reports a failure of the identity provider or an invalid response; the log has the reason. */
  function sayWhatFailed(reply: FastifyReply, error: unknown): FastifyReply {
    reply.log.warn(reasonOf(error), 'sign-in with a company account failed');
    if (error instanceof ProviderDownError)
      return sendFailure(reply.header('retry-after', '30'), {
        status: 503,
        sentence: 'Your company’s sign-in isn’t responding. Try again in a minute.',
        offersPassword: signIn.onlyPasswordOf !== undefined,
      });
    return error instanceof AuthorizationResponseError
      ? sendFailure(reply, { status: 403, sentence: 'Your company’s sign-in didn’t let you in.' })
      : sendFailure(reply, {
          status: 400,
          sentence: 'The response from your company’s sign-in couldn’t be verified. Sign in again.',
        });
  }

  /** Reports why somebody with a valid response isn't signed in. */
  function sayWhyNot(reply: FastifyReply, error: Error): FastifyReply {
    const { status, message: sentence } = toProblem(error);
    if (status >= 500) reply.log.error(error);
    return sendFailure(reply, { status, sentence });
  }

  const arrive = (request: FastifyRequest, identity: Identity, isStrong: boolean): Promise<string> =>
    database.transaction(async (transaction) => {
      const employeeId = await matchEmployee(transaction, signIn, identity, (name) =>
        request.log.warn({ name }, 'OIDC_OWNERS names an unknown account owner'),
      );
      return noteArrival(transaction, employeeId, identity, isStrong);
    });

  openRoute(app, 'oidcStart', async ({ query, request, reply }) => {
    const { provider } = configured();
    // With a session at the provider, the sign-in would complete without any action by the person (OIDC-13).
    if (isFromAnotherSite(request)) return sendFailure(reply, { status: 403, sentence: FROM_ANOTHER_SITE });
    const checks = beginSignIn(query.page ?? LANDING);
    const url = await provider
      .authorizationUrl(checks)
      .catch((error: unknown) => void sayWhatFailed(reply, error));
    if (url === undefined) return reply;
    return reply
      .headers({ 'set-cookie': await cookies.keepChecks(checks), 'cache-control': 'no-store' })
      .redirect(url, 303);
  });

  openRoute(app, 'oidcCallback', async ({ request, reply }) => {
    const { oidc, provider } = configured();
    const checks = await cookies.checks(request);
    void reply.header('set-cookie', cookies.forgetChecks);
    if (checks === undefined) return sendFailure(reply, { status: 400, sentence: NOT_BEGUN });
    const answer = await provider
      .claims(new URL(request.url, publicUrl).search, checks)
      .catch((error: unknown) => void sayWhatFailed(reply, error));
    if (answer === undefined) return reply;
    return arrive(request, identityOf(oidc, answer.claims), answer.isStrong).then(
      (code) =>
        reply
          // Fastify appends this cookie to the first one.
          .headers({ 'set-cookie': cookies.keepArrival(code), 'cache-control': 'no-store' })
          // This address contains the provider's code.
          .header('referrer-policy', 'no-referrer')
          .redirect(`/${checks.page}${ARRIVED}`, 303),
      (error: Error) => sayWhyNot(reply, error),
    );
  });

  openRoute(app, 'oidcToken', async ({ request, reply }) => {
    configured();
    const code = cookies.arrival(request);
    void reply.headers({ 'set-cookie': cookies.forgetArrival, 'cache-control': 'no-store' });
    const opened =
      code === undefined
        ? undefined
        : await openArrival(database, secret, code, sessionOrigin(request, reply));
    if (opened === undefined) throw new HttpProblem(400, NOT_BEGUN);
    if ('token' in opened) return opened.token;
    void reply.header('set-cookie', step.keep(opened.browser));
    throw opened.refusal;
  });

  void app.register(async (forms) => {
    acceptForms(forms);
    openRoute(forms, 'oidcLogout', async ({ body, request, reply }) => {
      const { provider } = configured();
      void reply.header('cache-control', 'no-store');
      const logout = await provider.logout(body.logout_token).catch((error: unknown) => {
        request.log.warn(reasonOf(error), 'logout token refused');
        throw error instanceof ProviderDownError
          ? new HttpProblem(503, 'The identity provider’s keys couldn’t be read.', [], {
              'retry-after': '60',
            })
          : new HttpProblem(400, 'The logout token isn’t valid.');
      });
      if (!(await endSessions(database, logout)))
        throw new HttpProblem(400, 'This logout token was used before.');
      return true;
    });
  });
}
