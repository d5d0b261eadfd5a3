import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { permitHash } from '../../common/permit.ts';
import type { Queryable } from '../../db/database.ts';
import type { QuoteContent } from '../contract.ts';
import { stateAt } from '../quotesWhere.ts';
import type { QuoteState } from '../rules/quoteStates.ts';
import { isSeenByMaker } from './linkQueries.ts';

/** A working link with the data of its page. */
export interface OpenLink {
  id: number;
  quoteId: number;
  companyId: number;
  makerId: number;
  maker: string;
  number: string;
  rep: string;
  state: QuoteState;
  /** The last day that the newest sent version is valid. */
  validUntil: Day;
  /** The newest sent version, when it was sent, and its changes since the previous one. */
  version: number;
  content: QuoteContent;
  changes: string[];
  sentOn: Day;
  /** The last day that the link works. */
  until: Day;
}

/** The link of a token; undefined for unknown, revoked, expired or closed ones (SHAR-04). */
export async function openLink(
  database: Queryable,
  token: string,
  { today, timeZone }: { today: Day; timeZone: string },
): Promise<OpenLink | undefined> {
  const [link] = await database.query<OpenLink>(sql`
    SELECT link.id, quote.id AS "quoteId", company.id AS "companyId", maker.id AS "makerId", maker.full_name AS maker, number,
      rep.full_name AS rep, ${stateAt(today)} AS state,
      coalesce(sent.valid_until, quote.valid_until) AS "validUntil", sent.version, content, changes, to_char(sent_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "sentOn",
      to_char(expires_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS until
    FROM quote_link AS link JOIN employee AS maker ON maker.id = link.employee_id JOIN quote ON quote.id = link.quote_id
    JOIN company ON company.id = quote.company_id JOIN employee AS rep ON rep.id = quote.rep_id
    JOIN quote_version AS sent ON sent.quote_id = quote.id AND sent.version = quote.sent_version
    WHERE token_hash = ${permitHash(token)} AND revoked_at IS NULL AND expires_at > now() AND ${isSeenByMaker}`);
  return link;
}

/** Comments through this link on the newest version, and the answer to it through any link. */
export interface LinkSaid {
  answer: 'accepted' | 'declined' | null;
  /** Given through this link; null: through another one, or not at all. */
  name: string | null;
  title: string | null;
  reason: string | null;
  day: Day | null;
  comments: string[];
}

export async function readSaid(
  database: Queryable,
  { id, quoteId, version }: OpenLink,
  timeZone: string,
): Promise<LinkSaid> {
  const [said] = await database.query<LinkSaid>(sql`
    SELECT answer, CASE WHEN link_id = ${id} THEN name END AS name, CASE WHEN link_id = ${id} THEN title END AS title,
      CASE WHEN link_id = ${id} THEN reason END AS reason, to_char(answered_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
      ARRAY(SELECT comment FROM quote_comment WHERE link_id = ${id} AND version = ${version} ORDER BY id) AS comments
    FROM (SELECT 1) AS one LEFT JOIN quote_answer ON quote_id = ${quoteId} AND version = ${version}`);
  return said ?? { answer: null, name: null, title: null, reason: null, day: null, comments: [] };
}

/** Counts that a link was opened. */
export const recordOpening = (database: Queryable, { id }: OpenLink): Promise<unknown> =>
  database.query(
    sql`UPDATE quote_link SET opened_count = opened_count + 1, last_opened_at = now() WHERE id = ${id}`,
  );
