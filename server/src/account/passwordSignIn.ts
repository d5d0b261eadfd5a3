import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { mayHavePassword } from './rules/accountRules.ts';

const OFF = 'Password sign-in is turned off here. Sign in with your company account.';

/** Who may have and use a password (OIDC-08). */
export interface PasswordSignIn {
  /** The email of the break-glass account, the only one that can have a password; undefined: everybody can. */
  onlyFor: string | undefined;
  isFor: (email: string) => boolean;
  /** @throws HttpProblem 403 if passwords are turned off for this email */
  admit: (email: string) => void;
  /** The same for the employee of an emailed link; ignores unknown links, which resetPassword refuses. */
  admitLink: (tokenHash: string) => Promise<void>;
  /** Why the break-glass account can't sign in; undefined if it can. */
  warning: () => Promise<string | undefined>;
  /** Records the break-glass account's use in the audit log if a session of this employee begins without a company account (OIDC-09). */
  note: (database: Queryable, employeeId: number) => Promise<void>;
}

/** @param onlyFor as for `mayHavePassword` */
export function passwordSignIn(database: Database, onlyFor: string | undefined): PasswordSignIn {
  const isFor = (email: string) => mayHavePassword(onlyFor, email);
  const admit = (email: string) => {
    if (!isFor(email)) throw new HttpProblem(403, OFF);
  };
  return {
    onlyFor,
    isFor,
    admit,
    async admitLink(tokenHash) {
      const [owner] = await database.query<{ email: string }>(sql`
        SELECT email FROM password_reset JOIN employee ON employee.id = employee_id WHERE token_hash = ${tokenHash}`);
      if (owner !== undefined) admit(owner.email);
    },
    async warning() {
      if (onlyFor === undefined) return undefined;
      const [able] = await database.query(sql`
        SELECT FROM employee WHERE lower(email) = ${onlyFor} AND password_hash IS NOT NULL AND disabled_at IS NULL`);
      return able === undefined
        ? `BREAK_GLASS_EMAIL is ${onlyFor}, but this account doesn’t exist, is disabled or has no password: nobody can sign in while the identity provider is down`
        : undefined;
    },
    async note(queryable, employeeId) {
      if (onlyFor === undefined) return;
      await queryable.query(sql`
        INSERT INTO audit_log (employee_id, action, record)
        SELECT id, 'signed in with the break-glass account', 'employee/' || id FROM employee
        WHERE id = ${employeeId} AND lower(email) = ${onlyFor}`);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may have and use a password. */
    passwordSignIn: PasswordSignIn;
  }
}
