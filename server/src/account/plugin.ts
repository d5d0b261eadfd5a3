import fastifyPlugin from 'fastify-plugin';
import { authenticator } from './authenticate.ts';
import { employeeRoutes } from './employees/routes.ts';
import type { Shell } from './employees/shellSettings.ts';
import { oidcRoutes } from './oidc/routes.ts';
import type { SignInSettings } from './oidc/settings.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordSignIn } from './passwordSignIn.ts';
import { renewalCookie, type RenewalSettings } from './renewalCookie.ts';
import { renewalRoute } from './renewalRoute.ts';
import { resetRoutes } from './resetRoutes.ts';
import { accountRoutes } from './routes.ts';
import { personConfirmer } from './secondFactor/confirmPerson.ts';
import { secondFactorRoutes } from './secondFactor/routes.ts';
import { refuseWithoutSecondStep } from './secondFactor/secondStep.ts';
import { secondFactorKey, tokenSecret } from './secret.ts';
import { sessionRoutes } from './sessions/routes.ts';

interface Options {
  signIn: SignInSettings;
  renewal: RenewalSettings;
  publicUrl: string;
  /** Header and footer from the environment. */
  shell: Shell;
}

/** Access: sign-in, sessions, two-step verification, and the employees. */
export const accountRoom = fastifyPlugin<Options>(async (app, { signIn, renewal, publicUrl, shell }) => {
  const { database, mailer } = app;
  const secret = await tokenSecret(database);
  app.decorate('authenticate', authenticator(database, secret));
  app.decorate('renewalCookie', renewalCookie(renewal));
  app.decorate('addressEndings', []);
  const passwords = passwordSignIn(database, signIn.onlyPasswordOf);
  app.decorate('passwordSignIn', passwords);
  app.addHook('onReady', async () => {
    const warning = await passwords.warning();
    if (warning !== undefined) app.log.warn(warning);
  });
  accountRoutes(app, database, { secret, admit: refuseWithoutSecondStep }, passwords);
  renewalRoute(app, database, { secret, minutes: renewal.minutes });
  sessionRoutes(app, database);
  const keys = { token: secret, factor: await secondFactorKey(database) };
  app.decorate('confirmPerson', personConfirmer(database, keys.factor));
  secondFactorRoutes(app, { database, keys, publicUrl });
  passkeyRoutes(app, { database, secret, passwords, publicUrl });
  resetRoutes(app, { database, mailer, passwords, publicUrl });
  oidcRoutes(app, { database, secret, signIn, publicUrl });
  employeeRoutes(app, { database, mailer, passwords, publicUrl, shell });
});
