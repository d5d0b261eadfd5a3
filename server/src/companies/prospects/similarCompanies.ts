import sql from 'sql-template-tag';
import type { SimilarCompany } from './contract.ts';
import type { Database } from '../../db/database.ts';
import { plainName } from './plainName.ts';

const LIMIT = 5;
/** The minimum share of common letter triples: Paper Mill and The Paper Mill are similar, Paper Hall isn't. */
const NEAR = 0.6;

/**
 * Possible duplicates of a typed name: the same name, ignoring case and extra spaces, then similar names, the most similar first (DUP-01).
 */
export function similarCompanies(
  database: Database,
  { name: asTyped, exclude }: { name: string; exclude: number },
): Promise<SimilarCompany[]> {
  const name = plainName(asTyped);
  const sameName = sql`name_key(company.name) = name_key(${name})`;
  const typed = sql`lower(${name})`;
  return database.transaction(async (transaction) => {
    // Each condition uses its own index, because comparing 20,000 names takes a hundred times longer.
    await transaction.script(
      `SET LOCAL pg_trgm.similarity_threshold = ${NEAR}; SET LOCAL enable_seqscan = off`,
    );
    return transaction.query<SimilarCompany>(sql`
      SELECT company.id AS value, company.name AS label, trend_group.name AS "TrendGroupName", city AS "City",
        state AS "State", prospect AS "Prospect", ${sameName} AS "SameName"
      FROM company JOIN trend_group ON trend_group.id = trend_group_id
      WHERE company.id <> ${exclude} AND company.deleted_at IS NULL AND company.id IN (
        SELECT id FROM company WHERE company.deleted_at IS NULL AND ${sameName} UNION ALL SELECT id FROM company WHERE company.search % ${typed})
      ORDER BY ${sameName} DESC, similarity(company.search, ${typed}) DESC, company.search, company.id
      LIMIT ${LIMIT}`);
  });
}
