import type { FeedVerdict } from '../feed/contract.ts';
import type { FileRow } from './fileRecords.ts';

type Errors = FeedVerdict['errors'];

/** Of what no column has. */
const ofField = ({ field, message }: Errors[number]) => ({ field, message: `${field} ${message}` });

/** What is wrong with a row in the words of its file: `State: "Nevda" isn’t a state. Did you mean Nevada?` (IMPO-18). */
export function inFileWords(
  errors: Errors,
  row: Partial<Pick<FileRow, 'faults' | 'saidOf'>> | undefined,
): Errors {
  if (row?.saidOf === undefined) return errors.map(ofField);
  const { faults = [], saidOf } = row;
  // What is wrong with the cells comes before what the feed would say of the record.
  const shown = faults.length > 0 ? faults : errors;
  return shown.map(({ field, message }) => {
    const said = saidOf(field);
    if (said === undefined) return ofField({ field, message });
    const value = said.value === '' || message.startsWith('"') ? '' : `${JSON.stringify(said.value)} `;
    return { field, message: `${said.heading}: ${value}${message}` };
  });
}
