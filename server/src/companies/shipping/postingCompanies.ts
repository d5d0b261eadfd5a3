import sql from 'sql-template-tag';
import type { PostingCompaniesResponse } from './contract.ts';
import type { Queryable } from '../../db/database.ts';

type Branch = PostingCompaniesResponse['MasterCompanyBranches'][number];

/** Each of the rows once, by the text that `key` makes of it. */
const distinct = <T>(rows: T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

/** Call 17: the posting companies, the states each is in, and their branches; each by name without regard to case. */
export async function postingCompanies(database: Queryable): Promise<PostingCompaniesResponse> {
  const branches = await database.query<Branch>(sql`
    SELECT master_name AS "masterCompanyName", name AS "companyName", state, address1, address2, city, zip
    FROM posting_company ORDER BY lower(master_name), state, lower(name), id`);
  const states = branches.map(({ masterCompanyName, state }) => ({ masterCompanyName, state }));
  return {
    MasterCompanies: distinct(
      branches.map(({ masterCompanyName }) => ({ masterCompanyName })),
      ({ masterCompanyName }) => masterCompanyName,
    ),
    MasterCompanyStates: distinct(states, (row) => JSON.stringify(row)),
    MasterCompanyBranches: branches,
  };
}
