import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_HEADER } from '../rules/deviceHeader.ts';
import { sessionOrigin, userAgentOf } from '../sessionOrigin.ts';
import { deviceOf } from '../devices.ts';
import { findEmployee } from '../employeeQueries.ts';
import { networkOf } from '../network.ts';
import type { PasswordSignIn } from '../passwordSignIn.ts';
import { permitHash } from '../../common/permit.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { openRoute, route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { confirmPassword } from '../secondFactor/confirmPassword.ts';
import { readPendingEnrollment, readPendingSignIn } from '../secondFactor/secondStep.ts';
import { stepCookie } from '../secondFactor/stepCookie.ts';
import { deviceName } from '../sessions/deviceName.ts';
import { challengeIn, checkNew } from './answers.ts';
import { spendChallenge, type Purpose } from './challenges.ts';
import { creationOptions, requestOptions } from './options.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, transportsOf } from './passkeys.ts';
import { addByTicket, signInByPasskey, takeStepByPasskey, type SignInOptions } from './signIn.ts';
import { passkeySite, requiredSite } from './site.ts';

interface Options {
  database: Database;
  /** Signs tokens. */
  secret: Uint8Array;
  passwords: PasswordSignIn;
  publicUrl: string;
}

const addingBy = ({ jti }: Caller): Purpose => ({ for: 'add', holder: jti });

/** Calls 285 to 289: your passkeys. No Idempotency-Key: its stored response would keep what is shown only once. */
function ownPasskeyRoutes(app: FastifyInstance, { database, passwords, publicUrl }: Options): void {
  const site = passkeySite(publicUrl);

  route(app, 'passkeys', ({ employeeId }) => listPasskeys(database, employeeId));

  route(app, 'passkeyBegin', async (caller, { body, request }) => {
    const here = requiredSite(site);
    const { EmployeeEmail } = await findEmployee(database, caller.employeeId);
    passwords.admit(EmployeeEmail);
    await confirmPassword(database, caller, request, body.Password);
    const asking = { site: here, purpose: addingBy(caller), sender: networkOf(request.ip) };
    return creationOptions(database, caller.employeeId, asking);
  });

  route(app, 'passkeyAdd', async (caller, { body: { Credential }, request }) => {
    const here = requiredSite(site);
    const challenge = challengeIn(Credential);
    await spendChallenge(database, addingBy(caller), challenge);
    const created = await checkNew(Credential, { site: here, challenge, log: request.log });
    const name = deviceName(userAgentOf(request));
    return database.transaction((transaction) =>
      addPasskey(transaction, caller.employeeId, { created, name, transports: transportsOf(Credential) }),
    );
  });

  route(app, 'passkeyRename', (caller, { body: { Name: name }, params: { id }, request }) =>
    write(database, caller, request, (transaction) => renamePasskey(transaction, caller, { id, name })),
  );

  route(app, 'passkeyRemove', async (caller, { body, params, request }) => {
    await confirmPassword(database, caller, request, body.Password);
    return database.transaction((transaction) => removePasskey(transaction, caller, params.id));
  });
}

/** Calls 285 to 294. */
export function passkeyRoutes(app: FastifyInstance, options: Options): void {
  const { database, secret, passwords, publicUrl } = options;
  const site = passkeySite(publicUrl);
  const cookie = stepCookie(publicUrl);
  const signingIn = (request: FastifyRequest, reply: FastifyReply): SignInOptions => ({
    database,
    secret,
    site: requiredSite(site),
    origin: { ...sessionOrigin(request, reply), device: deviceOf(request) },
    log: request.log,
  });
  /** The response that signs a browser in and makes it a known device. */
  const answered = <T extends { device: string }>(reply: FastifyReply, { device, ...answer }: T) => {
    void reply.header(DEVICE_HEADER, device);
    return answer;
  };

  ownPasskeyRoutes(app, options);

  openRoute(app, 'passkeyOptions', async ({ body: { Ticket: ticket }, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const context = { site: requiredSite(site), sender: networkOf(request.ip) };
    if (ticket === undefined)
      return requestOptions(database, undefined, { ...context, purpose: { for: 'sign-in' } });
    const { id } = await readPendingSignIn(database, cookie.permitIn(request, ticket));
    const purpose = { for: 'second step', holder: permitHash(ticket) } as const;
    return requestOptions(database, id, { ...context, purpose });
  });

  openRoute(app, 'passkeySignIn', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const signedIn = await signInByPasskey(signingIn(request, reply), passwords, body.Credential);
    return answered(reply, signedIn).token;
  });

  openRoute(app, 'passkeySecondStep', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const permit = cookie.permitIn(request, body.Ticket);
    return answered(reply, await takeStepByPasskey(signingIn(request, reply), permit, body.Credential));
  });

  openRoute(app, 'passkeyStepBegin', async ({ body: { Ticket: ticket }, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const here = requiredSite(site);
    const { id } = await readPendingEnrollment(database, cookie.permitIn(request, ticket));
    const purpose = { for: 'add at sign-in', holder: permitHash(ticket) } as const;
    return creationOptions(database, id, { site: here, purpose, sender: networkOf(request.ip) });
  });

  openRoute(app, 'passkeyStepAdd', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const permit = cookie.permitIn(request, body.Ticket);
    return answered(reply, await addByTicket(signingIn(request, reply), permit, body.Credential));
  });
}
