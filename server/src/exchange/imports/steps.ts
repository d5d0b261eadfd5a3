import sql from 'sql-template-tag';
import type { ImportMap } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { unknownField } from '../feedFiles/convert.ts';
import { KNOWN_BY_THEMSELVES } from '../rules/fileImports.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { lockImport, type Stored } from './fileImport.ts';
import { forgetParts } from './fileParts.ts';
import { forgetVerdicts } from './records.ts';
import { beginRun } from './run.ts';

const refuse = (message: string) => new HttpProblem(409, message);

/** @throws HttpProblem 422 for a map that doesn't fit */
export function requireMap(
  { resource, headings }: Pick<Stored, 'resource' | 'headings'>,
  map: ImportMap,
): void {
  const { people } = map;
  if (people !== undefined) {
    if (resource !== 'companies') throw brokenField('people', 'Only companies have people.');
    requireMap({ resource: 'contacts', headings }, { columns: people.columns, constants: {} });
  }
  const unknown = unknownField(resource, map);
  if (unknown !== undefined) throw brokenField(unknown, `${unknown} isn’t a field of ${resource}.`);
  for (const [field, columns] of Object.entries(map.columns)) {
    if (field === 'externalId' && columns === 'auto' && KNOWN_BY_THEMSELVES.has(resource)) continue;
    const missing = [columns].flat().find((heading) => !headings.includes(heading));
    if (missing !== undefined) throw brokenField(field, `The file has no column ${JSON.stringify(missing)}.`);
  }
}

/** Starts a dry run. @throws HttpProblem 404, 409 for an import that can't be checked now, 422 */
export async function beginCheck(
  transaction: Transaction,
  { id, map, run }: { id: number; map: ImportMap; run: string },
): Promise<Stored> {
  const one = await lockImport(transaction, id);
  const isOpen =
    one.state === 'open' || one.state === 'checked' || (one.state === 'checking' && one.isSilent);
  if (!isOpen) throw refuse('This import can’t be checked now.');
  if (one.headings.length > 0) requireMap(one, map);
  await forgetVerdicts(transaction, id);
  await transaction.query(sql`
    UPDATE file_import SET map = ${JSON.stringify(map)}::jsonb, position = 0, counts = '{}' WHERE id = ${id}`);
  await beginRun(transaction, one, { state: 'checking', run });
  return { ...one, map, position: 0 };
}

const UNCHECKED = 'Check this file before you import it.';
/** Why an import can't be started, by its state. */
const NOT_READY: Partial<Record<string, string>> = {
  open: UNCHECKED,
  checking: UNCHECKED,
  applying: 'This import is already running.',
};
const ENDED = 'This import has already ended.';
/** Why an import can't be undone, by its state. */
const NOT_OVER: Partial<Record<string, string>> = {
  applying: 'This import is still running. Cancel it first.',
  undoing: 'This import is already being undone.',
};

/** Starts or resumes writing. @throws HttpProblem 404, 409 for an import that's neither checked nor stopped */
export async function beginApply(
  transaction: Transaction,
  { id, run, employeeId }: { id: number; run: string; employeeId: number },
): Promise<Stored> {
  const one = await lockImport(transaction, id);
  const goesOn = one.state === 'applying' && one.isSilent;
  if (one.state !== 'checked' && !goesOn) throw refuse(NOT_READY[one.state] ?? ENDED);
  if (!goesOn)
    await transaction.query(sql`UPDATE file_import SET position = 0, counts = '{}' WHERE id = ${id}`);
  await beginRun(transaction, one, { state: 'applying', run });
  await audit(transaction, employeeId, {
    action: 'file import started',
    record: `import/${id}`,
    after: { file: one.file, resource: one.resource, source: one.source },
  });
  return { ...one, employeeId, position: goesOn ? one.position : 0 };
}

/** Stops a check, or ends an import; what's written stays until it's undone. @throws HttpProblem 404, 409 if it's over */
export async function cancel(transaction: Transaction, id: number, employeeId: number): Promise<void> {
  const one = await lockImport(transaction, id);
  if (one.state === 'checking') {
    await transaction.query(sql`
      UPDATE file_import SET state = 'open', run = NULL, position = 0, counts = '{}', alive_at = now() WHERE id = ${id}`);
    return;
  }
  if (one.state !== 'open' && one.state !== 'checked' && one.state !== 'applying') throw refuse(ENDED);
  await transaction.query(sql`UPDATE file_import SET state = 'cancelled', run = NULL WHERE id = ${id}`);
  if (one.state !== 'applying') {
    await transaction.query(sql`UPDATE file_import SET position = 0, counts = '{}' WHERE id = ${id}`);
    await forgetVerdicts(transaction, id);
  }
  await forgetParts(transaction, id);
  await audit(transaction, employeeId, { action: 'file import cancelled', record: `import/${id}` });
}

/** Starts or resumes undoing what an import has written. @throws HttpProblem 404, 409 if there's nothing to undo */
export async function beginUndo(
  transaction: Transaction,
  { id, run, employeeId }: { id: number; run: string; employeeId: number },
): Promise<Stored> {
  const one = await lockImport(transaction, id);
  const isOver = (one.state === 'done' || one.state === 'cancelled') && one.position > 0;
  const goesOn = one.state === 'undoing' && one.isSilent;
  if (!isOver && !goesOn) throw refuse(NOT_OVER[one.state] ?? 'This import has nothing to undo.');
  await beginRun(transaction, one, { state: 'undoing', run });
  return { ...one, employeeId };
}
