import type { FastifyInstance } from 'fastify';
import { EMAIL_TAKEN } from '../../account/rules/employeeRules.ts';
import type { SetupInput } from '../rules/setupRules.ts';
import { setupFaults } from '../rules/setupRules.ts';
import { attempt, sessionOrigin, hashPassword, issueSession, whyGuessable } from '../../account/index.ts';
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

/** @throws HttpProblem 422 with all faults by field */
async function refuseFaults(input: SetupInput): Promise<void> {
  const faults = setupFaults(input);
  if (faults.length > 0) throw ruleBroken(faults);
  const { firstName, lastName, email, password } = input;
  const guessable = await whyGuessable(password, { firstName, lastName, email });
  if (guessable !== undefined) throw brokenField('password', guessable);
}

async function setUp(
  transaction: Transaction,
  { code, ...input }: SetupInput & { code: string },
  passwordHash: string,
): Promise<number> {
  // Locks the code's row, so that concurrent requests run one after the other.
  if (!(await spendSetupCode(transaction, code))) throw wrongCode();
  if ((await operatorIn(transaction)) !== undefined) throw alreadySetUp();
  return addFirstPerson(transaction, input, passwordHash);
}

/** Call 343: creates the first Operations account with the code printed at start (FIRST-01 to FIRST-03). */
export function setupRoutes(app: FastifyInstance, database: Database, secret: Uint8Array): void {
  openRoute(app, 'setup', async ({ body, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    if ((await operatorIn(database)) !== undefined) throw alreadySetUp();
    await attempt(database, EVERYBODY, async () => {
      if (!(await isSetupCode(database, body.code))) throw wrongCode();
    });
    await refuseFaults(body);
    const passwordHash = await hashPassword(body.password);
    const id = await database
      .transaction((transaction) => setUp(transaction, body, passwordHash))
      .catch((error: unknown) => {
        const isTaken = error instanceof DatabaseError && error.constraint === 'employee_email_key';
        throw isTaken ? brokenField('email', EMAIL_TAKEN) : error;
      });
    const session = await issueSession(database, secret, { id, passwordHash }, sessionOrigin(request, reply));
    if (session === undefined) throw wrongCode();
    return session.token;
  });
}
