import { createContext, useEffect, useState, type ReactNode } from 'react';
import { showList, stepsOfList, type RecordForm, type RecordForms } from './dialogSteps.ts';
import { besideOf, see, type Beside, type Pages, type Seen } from './walk.ts';

/** What a list says of its records, so that what is opened from one leads to those beside it (STEP-01). */
export interface ListRecords<T> {
  keyOf: (item: T) => number | string;
  /** Their forms. Must be a constant. */
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- only remotes know the dialogs
  forms?: RecordForms<T>;
  /** Of a record that is opened from a row: its name, and all there is about it. */
  nameOf?: (item: T) => string;
  details?: (item: T) => ReactNode;
}

/** The records around a row that opens its own. */
export interface OpenedRecords {
  keyOf: (item: unknown) => number | string;
  beside: Beside<unknown>;
  nameOf: (item: unknown) => string;
  details: (item: unknown) => ReactNode;
}

/** Undefined: a row's record leads to no other. */
export const RecordsContext = createContext<OpenedRecords | undefined>(undefined);

/** Lets forms and opened records go over the list. @returns what its rows need for that */
export function useRecordSteps<T>(
  result: Pages<T>,
  records: ListRecords<T> | undefined,
): OpenedRecords | undefined {
  const [seen] = useState<Seen<T>>(() => ({ of: '', pages: new Map() }));
  const { shown, of, load } = result;
  useEffect(() => {
    see(seen, { shown, of });
    if (records?.forms === undefined) return undefined;
    return showList(
      stepsOfList(
        besideOf(seen, { shown, load }, records.keyOf),
        records.keyOf,
        records.forms as Readonly<Record<string, RecordForm<T>>>,
      ),
    );
    // `load` is another function with each render, and does the same for the same list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [seen, shown, of]);
  if (records?.nameOf === undefined || records.details === undefined) return undefined;
  const { keyOf, nameOf, details } = records;
  return { keyOf, nameOf, details, beside: besideOf(seen, { shown, load }, keyOf) } as OpenedRecords;
}
