import sql from 'sql-template-tag';
import type { PostingCompaniesResponse } from './contract.ts';
import type { Queryable } from '../../db/database.ts';

type Branch = PostingCompaniesResponse['MasterCompanyBranches'][number];

/** Removes rows with a repeated `key`. */
const distinct = <T>(rows: T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

/** Call 17: the posting companies, their states and their branches, sorted by name ignoring case. */
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
