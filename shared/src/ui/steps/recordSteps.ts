import { createContext, useEffect, useState, type ReactNode } from 'react';
import { showList, stepsOfList, type RecordForm, type RecordForms } from './dialogSteps.ts';
import { neighborLookup, addPage, type NeighborLookup, type Pages, type LoadedPages } from './neighbors.ts';

/** Describes the records of a list, so that what opens from one can step to its neighbors (STEP-01). */
export interface ListRecords<T> {
  keyOf: (item: T) => number | string;
  /** Their forms. Must be a constant. */
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- only remotes know the dialogs
  forms?: RecordForms<T>;
  /** For a record that opens from a row: its name and details. */
  nameOf?: (item: T) => string;
  details?: (item: T) => ReactNode;
}

/** The neighbors of a row's record. */
export interface OpenedRecords {
  keyOf: (item: unknown) => number | string;
  neighborOf: NeighborLookup<unknown>;
  nameOf: (item: unknown) => string;
  details: (item: unknown) => ReactNode;
}

/** Undefined: rows have no steps. */
export const RecordsContext = createContext<OpenedRecords | undefined>(undefined);

/** Lets forms and opened records step through the list. @returns the context for its rows */
export function useRecordSteps<T>(
  result: Pages<T>,
  records: ListRecords<T> | undefined,
): OpenedRecords | undefined {
  const [seen] = useState<LoadedPages<T>>(() => ({ of: '', pages: new Map() }));
  const { shown, of, load } = result;
  useEffect(() => {
    addPage(seen, { shown, of });
    if (records?.forms === undefined) return undefined;
    return showList(
      stepsOfList(
        neighborLookup(seen, { shown, load }, records.keyOf),
        records.keyOf,
        records.forms as Readonly<Record<string, RecordForm<T>>>,
      ),
    );
    // `load` is a new function on each render, but does the same for the same list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [seen, shown, of]);
  if (records?.nameOf === undefined || records.details === undefined) return undefined;
  const { keyOf, nameOf, details } = records;
  return {
    keyOf,
    nameOf,
    details,
    neighborOf: neighborLookup(seen, { shown, load }, keyOf),
  } as OpenedRecords;
}
