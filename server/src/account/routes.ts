import type { FastifyInstance } from 'fastify';
import { DEVICE_HEADER } from './rules/deviceHeader.ts';
import type { Database } from '../db/database.ts';
import { openRoute, route } from '../http/route.ts';
import { deviceOf } from './devices.ts';
import { accountAssociations, findEmployee } from './employeeQueries.ts';
import { sessionOrigin } from './sessionOrigin.ts';
import { login, type SignInRules } from './login.ts';
import type { PasswordSignIn } from './passwordSignIn.ts';
import { revokeSession } from './sessionQueries.ts';
import { HttpProblem } from '../http/problem.ts';

/** Calls 16, 30, 31 and signing out. */
export function accountRoutes(
  app: FastifyInstance,
  database: Database,
  rules: SignInRules,
  passwords: PasswordSignIn,
): void {
  openRoute(app, 'login', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    passwords.admit(body.email);
    const { token, device } = await login(database, rules, body, {
      ...sessionOrigin(request, reply),
      device: deviceOf(request),
    });
    void reply.header(DEVICE_HEADER, device);
    return token;
  });

  route(app, 'logout', async ({ jti }, { request, reply }) => {
    await revokeSession(database, jti);
    app.renewalCookie.forget(request, reply);
    return true;
  });

  route(app, 'employee', async ({ employeeId }) => findEmployee(database, employeeId));

  route(app, 'accountAssociations', async (caller, { params }) => {
    if (params.employeeUid.toLowerCase() !== caller.uid) {
      throw new HttpProblem(403, 'You can only read your own account associations.');
    }
    return accountAssociations(database, caller.employeeId);
  });
}
