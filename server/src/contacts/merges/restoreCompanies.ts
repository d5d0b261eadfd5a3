import sql from 'sql-template-tag';
import type { MergeLeft } from './contract.ts';
import { readRecorded, restore, type Recorded, type Table } from './recorded.ts';
import type { Undoing } from './merging.ts';
import { setDefaultCompany } from './setDefaultCompany.ts';

interface Link {
  company: number;
  isDefault: boolean;
}

const companyOf = ({ before, after }: Recorded): number => Number((after ?? before)?.['company_id']);

/**
 * The companies that the kept contact gets: without those that the merge added, and with the previous default unless somebody chose another
 * since.
 */
function goalOf(rows: readonly Recorded[], links: readonly Link[]) {
  const current = links.find(({ isDefault }) => isDefault)?.company;
  const leftDefault = rows.find(({ after }) => after?.['is_default'] === true);
  const hadDefault = rows.find(({ before }) => before?.['is_default'] === true);
  const isChosen = current !== undefined && leftDefault !== undefined && companyOf(leftDefault) !== current;
  const goes = new Set(rows.filter(({ before }) => before === null).map((row) => companyOf(row)));
  // A company that somebody has since made the default stays.
  const isAdded = current !== undefined && goes.has(current);
  const isMade = isAdded && (leftDefault === undefined || companyOf(leftDefault) !== current);
  if (isMade) goes.delete(current);
  const rest = links.filter(({ company }) => !goes.has(company)).map(({ company }) => company);
  const defaultCompany = isChosen || isMade || hadDefault === undefined ? current : companyOf(hadDefault);
  const standard = rest.find((company) => company === defaultCompany) ?? rest[0];
  return { goes: [...goes], standard, changed: isChosen || isMade ? current : undefined };
}

/** Restores the companies of a merge's contacts. */
export async function restoreCompanies(
  { transaction, caller, merge }: Undoing,
  table: Table,
): Promise<MergeLeft[]> {
  const { keptId } = merge;
  const rows = await readRecorded(transaction, merge.id, table);
  const isKept = ({ before, after }: Recorded) => (after ?? before)?.['contact_id'] === keptId;
  const links = await transaction.query<Link>(sql`
    SELECT company_id AS company, is_default AS "isDefault" FROM contact_company WHERE contact_id = ${keptId} ORDER BY company_id`);
  const { goes, standard, changed } = goalOf(rows.filter(isKept), links);
  await transaction.query(
    sql`DELETE FROM contact_company WHERE contact_id = ${keptId} AND company_id = ANY(${goes}::int[])`,
  );
  await setDefaultCompany(transaction, keptId, standard ?? null);
  await restore(
    transaction,
    { caller, mergeId: merge.id, table },
    rows.filter((row) => !isKept(row)).map(({ place }) => place),
  );
  if (changed === undefined) return [];
  const [company] = await transaction.query<{ name: string }>(
    sql`SELECT name FROM company WHERE id = ${changed}`,
  );
  return [{ Kind: 'companies', RecordID: changed, Name: company?.name ?? '' }];
}
