import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import { canaryKey } from './canaryKey.ts';
import { openSession, type SessionOrigin } from './sessionQueries.ts';
import { giveSecret } from './renewSession.ts';
import { signToken, TOKEN_LIFE_S } from './token.ts';

interface EmployeeRow {
  uid: string;
  givenName: string;
  familyName: string;
  employeeType: string;
}

/** A person and their session at the identity provider. */
export interface CompanyAccount {
  issuer: string;
  subject: string;
  /** Null: the provider doesn't name sessions. */
  sid: string | null;
}

/** A verified identity, with the details of the verification that the session needs. */
export interface VerifiedIdentity {
  id: number;
  /** The hash of the verified password: if it has changed meanwhile, no session is opened. */
  passwordHash?: string;
  /** The identity provider can sign this session out, too (OIDC-07). */
  company?: CompanyAccount;
}

/**
 * Opens a session and signs its token, for every way to sign in.
 * @param database a transaction, if there's a company account
 * @returns undefined if the employee is disabled or the password has changed
 */
export async function issueSession(
  database: Queryable,
  secret: Uint8Array,
  employee: VerifiedIdentity,
  beginning: SessionOrigin,
): Promise<{ token: string } | undefined> {
  const jti = randomUUID();
  const openedAt = await openSession(database, employee, jti, beginning);
  const [subject] = await database.query<EmployeeRow>(sql`
    SELECT uid, first_name AS "givenName", last_name AS "familyName", employee_type AS "employeeType"
    FROM employee WHERE id = ${employee.id}`);
  if (openedAt === undefined || subject === undefined) return undefined;
  const { renewal, noteBreakGlass } = beginning;
  if (employee.company === undefined) await noteBreakGlass(database, employee.id);
  else await noteCompany(database, employee.id, jti, employee.company);
  const token = await signToken(
    secret,
    { ...subject, canaryKey: canaryKey(secret, subject.uid), jti, issuedAt: openedAt },
    renewal?.tokenLifeS,
  );
  renewal?.keep(await giveSecret(database, jti, 1), TOKEN_LIFE_S);
  return { token };
}

async function noteCompany(
  transaction: Queryable,
  employeeId: number,
  jti: string,
  { issuer, subject, sid }: CompanyAccount,
): Promise<void> {
  await transaction.query(sql`
    INSERT INTO oidc_session (jti, issuer, subject, sid) VALUES (${jti}, ${issuer}, ${subject}, ${sid})`);
  await audit(transaction, employeeId, {
    action: 'signed in with company account',
    record: `employee/${employeeId}`,
    after: { issuer },
  });
}
