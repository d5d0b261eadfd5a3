import type { FeedVerdict } from '../feed/contract.ts';
import { KEPT } from '../feed/judge.ts';
import type { FileRow } from './fileRecords.ts';

type Errors = FeedVerdict['errors'];

/** An error about a field that has no column. */
const ofField = ({ field, message }: Errors[number]) => ({ field, message: `${field} ${message}` });

/** Describes what's wrong with a row in the file's own terms: `State: "Nevda" isn’t a state. Did you mean Nevada?` (IMPO-18). */
export function inFileWords(
  errors: Errors,
  row: Partial<Pick<FileRow, 'faults' | 'saidOf'>> | undefined,
): Errors {
  if (row?.saidOf === undefined) return errors.map(ofField);
  const { faults = [], saidOf } = row;
  // Errors in the cells take precedence over the feed's errors.
  const shown = faults.length > 0 ? faults : errors;
  return shown.map(({ field, message }) => {
    const said = saidOf(field);
    if (said === undefined) return ofField({ field, message });
    if (message.startsWith('"')) return { field, message: `${said.heading}: ${message}` };
    const value = said.value === '' || message === KEPT ? '' : `: ${JSON.stringify(said.value)}`;
    return { field, message: `${said.heading}${value} ${message}` };
  });
}
