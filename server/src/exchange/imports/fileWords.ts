import type { FeedVerdict } from '../feed/contract.ts';
import { KEPT, withName } from '../feed/decide.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import { fieldLabel } from '../rules/fieldLabels.ts';
import type { FileRow } from './fileRecords.ts';

type Errors = FeedVerdict['errors'];

/** The field of a value to the right of the last heading. */
const UNNAMED = /^column (\d+)$/;

/**
 * Describes what's wrong with a row in the file's own terms: `State: "Nevda" isn’t a state. Did you mean Nevada?` (IMPO-18). In a table, a
 * field without a column is named by its label on the page; in JSON lines, fields keep their own names.
 */
export function inFileWords(
  resource: FeedResource,
  errors: Errors,
  row: Partial<Pick<FileRow, 'faults' | 'saidOf'>> | undefined,
): Errors {
  if (row?.saidOf === undefined)
    return errors.map(({ field, message }) => ({ field, message: withName(field, message) }));
  const { faults = [], saidOf } = row;
  // Errors in the cells take precedence over the feed's errors.
  const shown = faults.length > 0 ? faults : errors;
  return shown.map(({ field, message }) => {
    const [, column] = UNNAMED.exec(field) ?? [];
    if (column !== undefined) return { field, message: `Column ${column} has no heading` };
    const said = saidOf(field);
    if (said === undefined) return { field, message: withName(fieldLabel(resource, field), message) };
    if (message.startsWith('"')) return { field, message: `${said.heading}: ${message}` };
    const value = said.value === '' || message === KEPT ? '' : `: ${JSON.stringify(said.value)}`;
    return { field, message: withName(`${said.heading}${value}`, message) };
  });
}
