import sql, { join, type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { CUSTOMER_APPROVAL } from '../rules/orderStatus.ts';
import { SHARE_FIELDS, type ProofAnswer, type ShareField } from '../rules/share.ts';
import { permitHash } from '../../common/permit.ts';
import type { Queryable } from '../../db/database.ts';
import { isSeenByMaker } from './shareQueries.ts';

/** A working link with the data that its page always shows. */
export interface OpenShare {
  id: number;
  lineId: number;
  companyId: number;
  makerId: number;
  maker: string;
  line: string;
  product: string;
  fields: ShareField[];
  /** The last day that it works. */
  until: Day;
}

/** The link of a token; undefined for unknown, revoked, expired or closed ones (SHAR-04). */
export async function openShare(
  database: Queryable,
  token: string,
  timeZone: string,
): Promise<OpenShare | undefined> {
  const [share] = await database.query<OpenShare>(sql`
    SELECT share.id, order_line.id AS "lineId", company.id AS "companyId", maker.id AS "makerId", maker.full_name AS maker,
      order_line_num AS line, product.name AS product, fields, to_char(expires_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS until
    FROM order_share AS share JOIN employee AS maker ON maker.id = share.employee_id
    JOIN order_line ON order_line.id = line_id JOIN company ON company.id = order_line.company_id
    JOIN product ON product.id = product_id
    WHERE token_hash = ${permitHash(token)} AND revoked_at IS NULL AND expires_at > now() AND ${isSeenByMaker}`);
  return share;
}

/** The answer to the current version of the proof. */
export interface GivenAnswer {
  answer: ProofAnswer;
  /** Given through this link; null: through another one. */
  comment: string | null;
  day: Day;
}

/** What a link shows: only the chosen fields. */
export interface SharedLine {
  status?: number;
  order_date?: Day;
  ship_date?: Day | null;
  delivery_date?: Day | null;
  post_date?: Day | null;
  ship_method?: string;
  tracking_url?: string;
  proof_link?: string;
  isWaiting?: boolean;
  proofVersion?: string;
  cost?: number;
}

/** A proof has a new version if its picture changes or it waits for the customer again, but not if it stops waiting (SHAR-06). */
const PROOF_VERSION = sql`encode(sha256(convert_to(proof_link || ' ' || COALESCE(
  (SELECT extract(epoch FROM COALESCE(began_at, since))::text FROM order_proof WHERE line_id = order_line.id), ''), 'UTF8')), 'hex')`;

const COLUMNS: Readonly<Record<ShareField, Sql>> = {
  status: sql`status`,
  dates: sql`order_date, ship_date, delivery_date, post_date`,
  tracking: sql`ship_method, tracking_url`,
  proof: sql`proof_link, status = ${CUSTOMER_APPROVAL} AS "isWaiting", ${PROOF_VERSION} AS "proofVersion"`,
  price: sql`cost::float8 AS cost`,
};

/** Reads the chosen fields, and no others (SHAR-03). */
export async function readSharedLine(
  database: Queryable,
  { lineId, fields }: OpenShare,
): Promise<SharedLine> {
  const chosen = SHARE_FIELDS.filter((field) => fields.includes(field)).map((field) => COLUMNS[field]);
  const [line] = await database.query<SharedLine>(
    sql`SELECT ${join(chosen, ', ')} FROM order_line WHERE id = ${lineId}`,
  );
  return line ?? {};
}

/** The answer to this version of a line's proof. */
export async function readAnswer(
  database: Queryable,
  { id, lineId }: OpenShare,
  proofVersion: string,
  timeZone: string,
): Promise<GivenAnswer | undefined> {
  const [given] = await database.query<GivenAnswer>(sql`
    SELECT answer, CASE WHEN share_id = ${id} THEN comment END AS comment,
      to_char(answered_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day
    FROM proof_answer WHERE line_id = ${lineId} AND proof_version = ${proofVersion}`);
  return given;
}

/** Counts that a link was opened. */
export const recordOpening = (database: Queryable, { id }: OpenShare): Promise<unknown> =>
  database.query(
    sql`UPDATE order_share SET opened_count = opened_count + 1, last_opened_at = now() WHERE id = ${id}`,
  );
