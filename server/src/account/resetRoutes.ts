import type { FastifyInstance } from 'fastify';
import { DEVICE_HEADER } from './rules/deviceHeader.ts';
import { openRoute } from '../http/route.ts';
import { deviceOf } from './devices.ts';
import { permitHash } from '../common/permit.ts';
import { requestReset, resetPassword, type PasswordResetOptions } from './passwordReset.ts';

/** Calls 32 and 33. */
export function resetRoutes(app: FastifyInstance, options: PasswordResetOptions): void {
  openRoute(app, 'forgotPassword', async ({ body, request }) => {
    options.passwords.admit(body.email);
    return requestReset(options, { email: body.email, address: request.ip, device: deviceOf(request) });
  });
  openRoute(app, 'resetPassword', async ({ body, request, reply }) => {
    const { resetToken: token, password, endAddresses = false } = body;
    await options.passwords.admitLink(permitHash(token));
    const device = await resetPassword(options.database, {
      token,
      password,
      device: deviceOf(request),
      endings: endAddresses ? app.addressEndings : [],
    });
    if (device !== undefined) void reply.header(DEVICE_HEADER, device);
    return device !== undefined;
  });
}
