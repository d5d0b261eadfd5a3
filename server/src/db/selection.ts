import sql, { empty, type Sql } from 'sql-template-tag';
import type { Selection } from '@galley/shared/domain/selection';

export const isEmpty = ({ parentId, companyId }: Selection): boolean => parentId === 0 && companyId === 0;

/** `AND …` conditions that narrow rows to a selection; `columns` are the row's parent and company columns. */
export function within({ parentId, companyId }: Selection, columns: { parent: Sql; company: Sql }): Sql {
  const byParent = parentId === 0 ? empty : sql` AND ${columns.parent} = ${parentId}`;
  const byCompany = companyId === 0 ? empty : sql` AND ${columns.company} = ${companyId}`;
  return sql`${byParent}${byCompany}`;
}
