import type { FastifyInstance } from 'fastify';
import { EMAIL_TAKEN } from '../../account/rules/employeeRules.ts';
import type { SetupInput } from '../rules/setupRules.ts';
import { setupFaults } from '../rules/setupRules.ts';
import type { SetupRequest } from './contract.ts';
import {
  attempt,
  hashPassword,
  inPasswordQueue,
  issueSession,
  refuseWithoutSecondStep,
  sessionOrigin,
  whyGuessable,
  type Entrant,
} from '../../account/index.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { brokenField, HttpProblem, ruleBroken } from '../../http/problem.ts';
import { openRoute } from '../../http/route.ts';
import { addFirstPerson } from './firstPerson.ts';
import { isSetupCode, operatorIn, spendSetupCode } from './setupCode.ts';

/** Counts everyone's attempts together, because only people who see the server's output have the code. */
const EVERYBODY = { subjects: ['setup:everybody'], sender: 'setup' };

const alreadySetUp = () =>
  new HttpProblem(409, 'Galley is already set up. Sign in, or ask someone in Operations to add you.');
const wrongCode = () =>
  new HttpProblem(
    403,
    'This code is wrong, used or expired. The server prints a new one each time it starts.',
  );

const PASSWORDS_OFF =
  'Password sign-in is turned off here. Enter the email of the break-glass account (BREAK_GLASS_EMAIL).';

/**
 * @param mayHavePassword whether the employee with an email may have a password (OIDC-08)
 * @throws HttpProblem 422 with all faults by field
 */
async function refuseFaults(input: SetupInput, mayHavePassword: (email: string) => boolean): Promise<void> {
  const faults = setupFaults(input);
  if (faults.length > 0) throw ruleBroken(faults);
  const { firstName, lastName, email, password } = input;
  if (!mayHavePassword(email)) throw brokenField('email', PASSWORDS_OFF);
  const guessable = await whyGuessable(password, { firstName, lastName, email });
  if (guessable !== undefined) throw brokenField('password', guessable);
}

async function addOnce(
  transaction: Transaction,
  { code, ...input }: SetupInput & { code: string },
  passwordHash: string,
): Promise<number> {
  // Locks the code's row, so that concurrent requests run one after the other.
  if (!(await spendSetupCode(transaction, code))) throw wrongCode();
  if ((await operatorIn(transaction)) !== undefined) throw alreadySetUp();
  return addFirstPerson(transaction, input, passwordHash);
}

/** Creates the first Operations account. Like every work that hashes passwords (here, two), it runs in the queue. */
const setUp = (database: Database, body: SetupRequest): Promise<Entrant> =>
  inPasswordQueue(EVERYBODY.sender, async () => {
    const password_hash = await hashPassword(body.password);
    const id = await database
      .transaction((transaction) => addOnce(transaction, body, password_hash))
      .catch((error: unknown) => {
        const isTaken = error instanceof DatabaseError && error.constraint === 'employee_email_key';
        throw isTaken ? brokenField('email', EMAIL_TAKEN) : error;
      });
    return { id, employee_type: 'Operations', password_hash };
  });

/** Call 343: creates the first Operations account with the code printed at start (FIRST-01 to FIRST-03). */
export function setupRoutes(app: FastifyInstance, database: Database, secret: Uint8Array): void {
  openRoute(app, 'setup', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    if ((await operatorIn(database)) !== undefined) throw alreadySetUp();
    await attempt(database, EVERYBODY, async () => {
      if (!(await isSetupCode(database, body.code))) throw wrongCode();
    });
    await refuseFaults(body, app.passwordSignIn.isFor);
    const entrant = await setUp(database, body);
    await refuseWithoutSecondStep(database, entrant);
    const { id, password_hash: passwordHash } = entrant;
    const session = await issueSession(database, secret, { id, passwordHash }, sessionOrigin(request, reply));
    if (session === undefined) throw wrongCode();
    return session.token;
  });
}
