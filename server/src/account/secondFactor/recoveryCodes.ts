import { Secret } from 'otpauth';
import sql from 'sql-template-tag';
import { permitHash } from '../../common/permit.ts';
import type { Queryable } from '../../db/database.ts';

const CODES = 10;
/** 120 bits: 24 letters and digits of base32. From 112 on a plain digest is enough (OWASP ASVS 6.5.2). */
const CODE_BYTES = 15;

/** Normalizes a code, so that case and separators don't matter. */
const normalized = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** Invalidates all of an employee's recovery codes. */
export const forgetRecoveryCodes = (transaction: Queryable, employeeId: number): Promise<unknown> =>
  transaction.query(sql`DELETE FROM recovery_code WHERE employee_id = ${employeeId}`);

/** Creates the recovery codes that come with the first factor (FACT-07). @returns null if the employee already has some */
export async function firstRecoveryCodes(
  transaction: Queryable,
  employeeId: number,
): Promise<string[] | null> {
  const [some] = await transaction.query(
    sql`SELECT FROM recovery_code WHERE employee_id = ${employeeId} AND used_at IS NULL LIMIT 1`,
  );
  return some === undefined ? makeRecoveryCodes(transaction, employeeId) : null;
}

/** Replaces an employee's recovery codes. @returns the new ones; only their digests are stored */
export async function makeRecoveryCodes(transaction: Queryable, employeeId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    (new Secret({ size: CODE_BYTES }).base32.match(/.{4}/g) ?? []).join('-'),
  );
  await forgetRecoveryCodes(transaction, employeeId);
  await transaction.query(sql`
    INSERT INTO recovery_code (employee_id, code_hash)
    SELECT ${employeeId}, unnest(${codes.map((code) => permitHash(normalized(code)))}::text[])`);
  return codes;
}

/** Consumes a recovery code. @returns whether it was valid; of two concurrent uses, only one is */
export async function spendRecoveryCode(
  database: Queryable,
  employeeId: number,
  code: string,
): Promise<boolean> {
  const used = await database.query(sql`
    UPDATE recovery_code SET used_at = now()
    WHERE employee_id = ${employeeId} AND code_hash = ${permitHash(normalized(code))} AND used_at IS NULL
    RETURNING employee_id`);
  return used.length > 0;
}
