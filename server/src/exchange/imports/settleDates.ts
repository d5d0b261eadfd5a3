import { fieldsOf } from '../rules/feedFields.ts';
import type { ImportMap } from './contract.ts';
import type { Database } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { seeDay, type DaysSeen } from '../feedFiles/days.ts';
import { kindOf, rowsOf } from '../feedFiles/readFile.ts';
import type { Stored } from './fileImport.ts';
import { readParts } from './fileParts.ts';
import { textOf } from './upload.ts';

/**
 * Decides from all dates of a file whether the month or the day comes first (IMPO-16). The whole file uses one order, because one program
 * wrote it.
 * @throws HttpProblem 422 with both readings of a date if no date settles it
 */
export async function settleDates(database: Database, one: Stored, map: ImportMap): Promise<ImportMap> {
  const kind = kindOf(one.file);
  const fields = Object.entries(fieldsOf(one.resource)).filter(
    ([field, { kind: is }]) => is === 'day' && map.columns[field] !== undefined,
  );
  if (kind === 'ndjson' || fields.length === 0 || map.dates !== undefined) return map;
  const seen: DaysSeen = { orders: new Set() };
  for await (const { row } of rowsOf({ kind, written: one.written }, readParts(database, one.id)))
    for (const [field] of fields)
      for (const heading of [map.columns[field] ?? []].flat()) {
        const cell = row.get(heading);
        if (typeof cell === 'string') seeDay(seen, field, textOf(cell).trim());
      }
  const [order, other] = [...seen.orders];
  if (order !== undefined && other === undefined) return { ...map, dates: order };
  if (seen.open === undefined) return map;
  const { field, text, mdy, dmy } = seen.open;
  const heading = [map.columns[field] ?? field].flat().join(' ');
  const message = `${heading}: ${JSON.stringify(text)} is ${mdy} if the month comes first, and ${dmy} if the day does. Choose one.`;
  throw new HttpProblem(422, message, [{ field: 'dates', message }]);
}
