import type { FastifyInstance } from 'fastify';
import { openRoute } from '../http/route.ts';
import { requestReset, resetPassword, type PasswordResetOptions } from './passwordReset.ts';

/** Calls 32 and 33. */
export function resetRoutes(app: FastifyInstance, options: PasswordResetOptions): void {
  openRoute(app, 'forgotPassword', ({ body, request }) => requestReset(options, body.email, request.ip));
  openRoute(app, 'resetPassword', ({ body }) =>
    resetPassword(options.database, body.resetToken, body.password),
  );
}
