import type { FastifyInstance } from 'fastify';
import { DEVICE_HEADER } from '../rules/deviceHeader.ts';
import { sessionOrigin } from '../sessionOrigin.ts';
import { deviceOf } from '../devices.ts';
import { attempt } from '../rateLimit.ts';
import { networkOf } from '../network.ts';
import { audit } from '../../common/audit.ts';
import type { Database } from '../../db/database.ts';
import { findEmployee } from '../employeeQueries.ts';
import { lockEmployee } from '../employees/lockEmployee.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { brokenField } from '../../http/problem.ts';
import { openRoute, route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { beginApp, confirmApp } from './app.ts';
import { confirmPassword } from './confirmPassword.ts';
import { readFactor, removeApp, resetFactor } from './factorState.ts';
import { hasFactor, readHeld } from './held.ts';
import { readPolicy, savePolicy } from './policy.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { readPendingEnrollment } from './secondStep.ts';
import { stepCookie } from './stepCookie.ts';
import { takeSecondStep, type Keys } from './takeSecondStep.ts';

interface Options {
  database: Database;
  keys: Keys;
  publicUrl: string;
}

/** Calls 275 to 284. No Idempotency-Key: its stored response would keep what is shown only once. */
export function secondFactorRoutes(app: FastifyInstance, { database, keys, publicUrl }: Options): void {
  const cookie = stepCookie(publicUrl);

  route(app, 'secondFactor', (caller) => readFactor(database, caller));

  route(app, 'appBegin', async (caller, { body, request }) => {
    await confirmPassword(database, caller, request, body.Password);
    const { EmployeeEmail: email } = await findEmployee(database, caller.employeeId);
    return database.transaction((transaction) =>
      beginApp(transaction, keys.factor, { id: caller.employeeId, email }),
    );
  });

  route(app, 'appConfirm', async ({ employeeId }, { body, request }) => ({
    RecoveryCodes: await attempt(
      database,
      { subjects: [`code:setup:${employeeId}`], sender: networkOf(request.ip) },
      () =>
        database.transaction((transaction) =>
          confirmApp(transaction, keys.factor, { employeeId, code: body.Code }),
        ),
    ),
  }));

  route(app, 'appRemove', async (caller, { body, request }) => {
    await confirmPassword(database, caller, request, body.Password);
    return database.transaction((transaction) => removeApp(transaction, caller));
  });

  route(app, 'recoveryCodesMake', async (caller, { body, request }) => {
    const { employeeId } = caller;
    await confirmPassword(database, caller, request, body.Password);
    return database.transaction(async (transaction) => {
      await lockEmployee(transaction, employeeId, undefined);
      if (!hasFactor(await readHeld(transaction, employeeId)))
        throw brokenField('Factor', 'Set up an authenticator app or a passkey first.');
      await audit(transaction, employeeId, {
        action: 'recovery codes made',
        record: `employee/${employeeId}`,
      });
      return { RecoveryCodes: await makeRecoveryCodes(transaction, employeeId) };
    });
  });

  openRoute(app, 'secondStep', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const origin = { ...sessionOrigin(request, reply), device: deviceOf(request) };
    const step = { permit: cookie.permitIn(request, body.Ticket), code: body.Code };
    const { device, ...answer } = await takeSecondStep(database, keys, step, origin);
    void reply.header(DEVICE_HEADER, device);
    return answer;
  });

  openRoute(app, 'secondStepEnrolment', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const waiting = await readPendingEnrollment(database, cookie.permitIn(request, body.Ticket));
    return database.transaction((transaction) => beginApp(transaction, keys.factor, waiting));
  });

  const operationsRoute = operationsRoutes(app, 'Only Operations can manage two-step verification.');
  const operationsWrite = writeRoutes(app, database, operationsRoute);

  operationsWrite('secondFactorReset', (transaction, caller, { params }) =>
    resetFactor(transaction, caller, params.id),
  );

  operationsRoute('secondFactorPolicy', () => readPolicy(database));

  operationsWrite('secondFactorPolicySave', (transaction, caller, { body }) =>
    savePolicy(transaction, caller, body),
  );
}
