import { associatedOnly, everybody, gets, rule, type Cells, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';

const at = (topic: string, id: number) => ({ params: { topic, id } });
const NOBODYS = 2_000_000_000;
const file = (id: number) => ({ params: { id } });
/** The matrix sends no bytes, so allowed uploads are refused as empty. */
const EMPTY = 422;
const adds = (what: string, record: { params: object }, cells: Cells): Rule =>
  rule(`recordFileAdd ${what}`, { ...record, query: { name: 'a.pdf' } } as never, cells);
const remover = (cell: Cells): Cells => ({ ...cell, operations: gets(true) });

/** Every employee can see every record and its files. People who can change a record can add files. */
export const recordFileRules: readonly Rule[] = [
  ...(['companies', 'contacts', 'activities'] as const).map((topic, index) =>
    rule(
      `recordFiles of ${topic}`,
      at(topic, [WORLD.company, WORLD.contact, WORLD.activity][index] ?? 0),
      associatedOnly(gets([1, true]), gets([1, false])),
      ({ Files, CanAdd }) => [Files.length, CanAdd],
    ),
  ),
  rule(
    'recordFiles of an activity of one’s own elsewhere',
    at('activities', WORLD.assignedActivity),
    everybody(gets([0, true])),
    ({ Files, CanAdd }) => [Files.length, CanAdd],
  ),
  rule('recordFiles of a record that is not there', at('contacts', NOBODYS), everybody(404)),
  adds('to a company', at('companies', WORLD.company), associatedOnly(EMPTY, 403)),
  adds('to a contact', at('contacts', WORLD.contact), associatedOnly(EMPTY, 403)),
  adds('to a contact of nobody', at('contacts', WORLD.freeContact), everybody(EMPTY)),
  adds('to an activity', at('activities', WORLD.activity), associatedOnly(EMPTY, 403)),
  adds('to an activity of one’s own elsewhere', at('activities', WORLD.createdActivity), everybody(EMPTY)),
  rule(
    'recordFileTicket',
    file(WORLD.companyFile),
    everybody(gets(`/v1/files/${WORLD.companyFile}?ticket`)),
    ({ url }) => url.split('=')[0],
  ),
  rule('recordFileTicket of a file that is not there', file(NOBODYS), everybody(404)),
  ...[WORLD.companyFile, WORLD.contactFile, WORLD.activityFile].map((id) =>
    rule(`recordFileDownload of ${id}`, file(id), everybody(gets(WORLD.content)), String),
  ),
  rule('recordFileDownload that is not there', file(NOBODYS), everybody(404)),
  rule('recordFileDownload of a deleted company', file(WORLD.hiddenFile), everybody(404)),
  rule(
    'recordFileDownload with an invented ticket',
    { ...file(WORLD.companyFile), query: { ticket: 'T'.repeat(43) } },
    { ...everybody(401), pretender: 401 },
  ),
  rule('recordFileRemove of a colleague’s', file(WORLD.companyFile), remover(everybody(403))),
  rule('recordFileRemove of one’s own', file(WORLD.contactFile), everybody(gets(true))),
];
