// Creates an employee: npm run employee -- --email … --first … --last … --type Sales --owner "Account owner name" [--override]
// The password is read from GALLEY_PASSWORD or from standard input, never from the command line. With PASSWORD_SIGN_IN=off, only the
// break-glass account gets one.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { mayHavePassword, PASSWORD_MAX } from '../account/rules/accountRules.ts';
import { EMPLOYEE_TYPES } from '@galley/shared/domain/employeeTypes';
import { hashPassword, whyGuessable } from '../account/index.ts';
import { readArguments, type CommandHelp } from './arguments.ts';
import { commandConfig, readPassword, withDatabase } from './command.ts';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/errors.ts';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';

const HELP: CommandHelp = {
  about:
    'Creates an employee. The password is read from GALLEY_PASSWORD or from standard input. With PASSWORD_SIGN_IN=off, only the ' +
    'employee in BREAK_GLASS_EMAIL gets one.',
  usage: [
    'npm run employee -- --email <address> --first <name> --last <name> [--type <type>] [--owner <account owner>]… [--phone <number>] [--override]',
  ],
  options: {
    email: 'the address to sign in with',
    first: 'first name',
    last: 'last name',
    type: `${EMPLOYEE_TYPES.join(', ')}; default: Sales`,
    owner: 'the name of an account owner; the first one is the default; repeatable',
    phone: 'direct phone number',
    override: 'sees the orders of every company',
  },
  example:
    'npm run employee -- --email rep@galley.example --first Robin --last Sample --owner "Rocky Mountain"',
};

interface NewEmployee {
  email: string;
  first: string;
  last: string;
  type: string;
  owner: string[];
  phone: string;
  override: boolean;
}

function readOptions(): NewEmployee {
  const { values } = readArguments(HELP, {
    options: {
      email: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
      type: { type: 'string', default: 'Sales' },
      owner: { type: 'string', multiple: true, default: [] },
      phone: { type: 'string', default: '' },
      override: { type: 'boolean', default: false },
    },
  });
  const email = values.email?.trim();
  const { first, last } = values;
  if (!email || !first || !last) throw new ExplainedError('--email, --first and --last are required.');
  if (!EMPLOYEE_TYPES.some((type) => type === values.type))
    throw new ExplainedError(`--type must be one of ${EMPLOYEE_TYPES.join(', ')}.`);
  const owner = [...new Set(values.owner.map((name) => name.trim()))];
  return { ...values, email, first, last, owner };
}

/** Adds the employee with their account owners, the first as the default. Creates account owners that don't exist yet. */
async function create(database: Database, employee: NewEmployee, passwordHash: string | null): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ id: number }>(sql`
      INSERT INTO employee (uid, username, first_name, last_name, email, direct_phone, employee_type,
        order_master_override, password_hash)
      VALUES (${randomUUID()}, ${employee.email.split('@')[0]}, ${employee.first}, ${employee.last}, ${employee.email},
        ${employee.phone}, ${employee.type}, ${employee.override}, ${passwordHash}) RETURNING id`);
    for (const [index, name] of employee.owner.entries()) {
      await transaction.query(
        sql`INSERT INTO account_type (name) VALUES (${name}) ON CONFLICT (name) DO UPDATE SET deleted_at = NULL`,
      );
      await transaction.query(sql`
        INSERT INTO employee_account (employee_id, account_type_id, is_default)
        SELECT ${row?.id}::int, id, ${index === 0} FROM account_type WHERE name = ${name}`);
    }
  });
}

async function readPasswordHash({ email, first: firstName, last: lastName }: NewEmployee): Promise<string> {
  const password = await readPassword(PASSWORD_MAX);
  const reason = await whyGuessable(password, { email, firstName, lastName });
  if (reason !== undefined) throw new ExplainedError(reason);
  return hashPassword(password);
}

async function main(): Promise<void> {
  const employee = readOptions();
  const hasPassword = mayHavePassword(commandConfig().signIn.onlyPasswordOf, employee.email);
  const passwordHash = hasPassword ? await readPasswordHash(employee) : null;
  await withDatabase(async (database) => {
    await create(database, employee, passwordHash).catch((error: unknown) => {
      const isTaken = error instanceof DatabaseError && error.constraint === 'employee_email_key';
      throw isTaken ? new ExplainedError('An employee with this email already exists.') : error;
    });
  });
  const able = `${employee.first} ${employee.last} can sign in as ${employee.email}`;
  console.log(
    hasPassword
      ? `${able}.`
      : `${able} with a company account. Password sign-in is turned off (PASSWORD_SIGN_IN), so no password was set.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
