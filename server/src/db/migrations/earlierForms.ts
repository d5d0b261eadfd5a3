import { priorityIndexes } from './0022-priority-indexes.ts';

/** A text with which a migration has run somewhere before it was published, and what brings such a schema to the published form. */
export interface EarlierForm {
  number: number;
  checksum: string;
  mend: string;
}

export const earlierForms: readonly EarlierForm[] = [
  {
    // The same counts, filled in row by row.
    number: 21,
    checksum: '311ca665262226449eef034ce6c0685a3e3ae2bd35c4e2391426e065697db2ab',
    mend: '',
  },
  {
    // The index by priority did not hold the days of shipping and delivery.
    number: 22,
    checksum: '0f436979d451fba7dbc042965c5eddfcf98cc7cb1f98e9ffd277f48322d86a25',
    mend: `DROP INDEX order_line_parent_priority; ${priorityIndexes}`,
  },
];
