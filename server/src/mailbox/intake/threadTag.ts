import { createHmac, timingSafeEqual } from 'node:crypto';
import { tagText, type ReadSubject } from '../rules/subject.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 50 bits can't be guessed by sending email. */
const proofOf = (secret: Uint8Array, company: number, employee: number): string =>
  [...createHmac('sha256', secret).update(`mail thread ${company} ${employee}`).digest().subarray(0, 10)]
    .map((byte) => ALPHABET[byte % 32])
    .join('');

/** The thread tag of an employee's messages to a company (MAIL-12). */
export const threadTag = (secret: Uint8Array, company: number, employee: number): string =>
  tagText(company, employee, proofOf(secret, company, employee));

/** The company and employee of a genuine tag; undefined for any other. */
export function companyFromTag(
  secret: Uint8Array,
  tag: ReadSubject['tag'],
): { company: number; employee: number } | undefined {
  if (tag === undefined) return undefined;
  const { company, employee, proof } = tag;
  const right = Buffer.from(proofOf(secret, company, employee));
  return timingSafeEqual(right, Buffer.from(proof)) ? { company, employee } : undefined;
}
