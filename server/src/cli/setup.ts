// Prepares an empty database for its first employee: npm run setup
// Asks for the first Operations account and the account owner password, or reads them from GALLEY_EMAIL, GALLEY_FIRST_NAME,
// GALLEY_LAST_NAME, GALLEY_PASSWORD and GALLEY_OWNER_PASSWORD; never from the command line, which other users can list.
import { SECRET_MAX } from '../companies/prospects/contract.ts';
import {
  isAccountEmail,
  isNewPassword,
  mayHavePassword,
  PASSWORD_MAX,
} from '../account/rules/accountRules.ts';
import { hashPassword, whyGuessable } from '../account/index.ts';
import { readArguments, type CommandHelp } from './arguments.ts';
import { commandConfig, withDatabase } from './command.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { DatabaseError } from '../db/errors.ts';
import { withSchemaLock } from '../db/schemaLock.ts';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';
import { addFirstPerson, operatorIn } from '../operations/index.ts';
import { askFor, checkVariables, type Question } from './questions.ts';

const HELP: CommandHelp = {
  about:
    'Prepares an empty database: asks for the first Operations account and the account owner password, or takes them from ' +
    'GALLEY_EMAIL, GALLEY_FIRST_NAME, GALLEY_LAST_NAME, GALLEY_PASSWORD and GALLEY_OWNER_PASSWORD.',
  usage: ['npm run setup'],
  example: 'DATABASE_URL=postgres://galley@localhost/galley npm run setup',
};

const isFilledIn = (text: string) => text.trim() !== '' && text.length <= 80;

const QUESTIONS = {
  email: {
    variable: 'GALLEY_EMAIL',
    text: 'Email of the first Operations account',
    isRight: (text) => isAccountEmail(text) && text.length <= 254,
    expected: 'an email address',
  },
  first: {
    variable: 'GALLEY_FIRST_NAME',
    text: 'First name',
    isRight: isFilledIn,
    expected: '1 to 80 characters',
  },
  last: {
    variable: 'GALLEY_LAST_NAME',
    text: 'Last name',
    isRight: isFilledIn,
    expected: '1 to 80 characters',
  },
  password: {
    variable: 'GALLEY_PASSWORD',
    text: 'Password to sign in with',
    isSecret: true,
    isRight: isNewPassword,
    expected: `1 to ${PASSWORD_MAX} characters`,
  },
  ownerPassword: {
    variable: 'GALLEY_OWNER_PASSWORD',
    text: 'Account owner password, required to change the account owner of a prospect',
    isSecret: true,
    isRight: (text) => text !== '' && text.length <= SECRET_MAX,
    expected: `1 to ${SECRET_MAX} characters`,
  },
} satisfies Record<string, Question>;

type Answers = Record<keyof typeof QUESTIONS, string>;

/** The questions; with PASSWORD_SIGN_IN=off, only the break-glass account can be the first one (OIDC-08). */
function questions(): typeof QUESTIONS {
  const { onlyPasswordOf } = commandConfig().signIn;
  if (onlyPasswordOf === undefined) return QUESTIONS;
  const email = {
    ...QUESTIONS.email,
    isRight: (text: string) => mayHavePassword(onlyPasswordOf, text),
    expected: `${onlyPasswordOf} (BREAK_GLASS_EMAIL), because password sign-in is turned off (PASSWORD_SIGN_IN)`,
  };
  return { ...QUESTIONS, email };
}

/** @throws ExplainedError if someone in Operations can already sign in */
async function refuseSecond(database: Queryable): Promise<void> {
  const one = await operatorIn(database);
  if (one !== undefined)
    throw new ExplainedError(
      `${one} already has an Operations account and can add everyone else in the browser: user menu, People.`,
    );
}

async function create(transaction: Transaction, answers: Answers, passwordHash: string): Promise<void> {
  await refuseSecond(transaction);
  const { first: firstName, last: lastName, ...others } = answers;
  await addFirstPerson(transaction, { firstName, lastName, ...others }, passwordHash);
}

async function main(): Promise<void> {
  readArguments(HELP, { options: {} });
  const asked = questions();
  checkVariables(asked, process.env);
  await withDatabase(async (database) => {
    // Before anybody types anything.
    await refuseSecond(database);
    const answers = await askFor(asked, process.env);
    const { email, first: firstName, last: lastName, password } = answers;
    const reason = await whyGuessable(password, { email, firstName, lastName });
    if (reason !== undefined)
      throw new ExplainedError(
        process.env.GALLEY_PASSWORD === undefined ? reason : `GALLEY_PASSWORD: ${reason}`,
      );
    const passwordHash = await hashPassword(password);
    await withSchemaLock(database, (transaction) => create(transaction, answers, passwordHash)).catch(
      (error: unknown) => {
        const isTaken = error instanceof DatabaseError && error.constraint === 'employee_email_key';
        throw isTaken ? new ExplainedError('An employee with this email already exists.') : error;
      },
    );
    console.log(
      `${answers.first.trim()} ${answers.last.trim()} can sign in as ${answers.email.trim()}. Next, sign in when the server is running, and add ` +
        'account owners and employees: user menu, People.',
    );
  });
}

try {
  await main();
} catch (error) {
  console.error(explain(error) ?? error);
  if (String(error).includes('is in use by process'))
    console.error(
      'When the running server started, it printed an address. Open it in a browser to set up Galley.',
    );
  process.exitCode = 1;
}
