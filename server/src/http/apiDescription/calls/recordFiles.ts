import { tagged } from '../tags.ts';

const FILE = {
  ID: 1,
  Name: 'Summer billboard.pdf',
  Size: 3_355_443,
  Type: 'application/pdf',
  AddedBy: 'Robin Sample',
  AddedAt: '2026-11-23T17:00:00Z',
  CanRemove: true,
};
const RECORD = { topic: 'companies', id: 1 };

export const recordFileTexts = tagged('Files', {
  recordFiles: {
    summary: 'Files of a record',
    description:
      'Those of an activity, a contact or a company, the newest first; whether the employee may add more, and how large a file may be.',
    problems: [404],
    example: { params: RECORD, response: { Files: [FILE], CanAdd: true, MostBytes: 26_214_400 } },
  },
  recordFileAdd: {
    summary: 'Add a file to a record',
    description:
      'The body is the file. Its name ends as one of the types that are taken, and its first bytes are of that type: pictures, PDF, Office and OpenDocument, text, CSV, mails, ZIP, and design files. A record has at most 50. The same content under the same name is there once.',
    problems: [404, 409],
    isWrite: true,
    example: { params: RECORD, query: { name: FILE.Name }, response: FILE },
  },
  recordFileDownload: {
    summary: 'Download a file',
    description:
      'The file as it was added, of the type that its list says, always as an attachment. Opened by a ticket, too.',
    problems: [404],
    takesTicket: true,
  },
  recordFileTicket: {
    summary: 'A ticket for a file',
    description:
      'Answers the address of a file with a ticket that is good for one download within five minutes: a navigation carries no token.',
    problems: [404],
    example: { response: { url: '/v1/files/1?ticket=abc' } },
  },
  recordFileRemove: {
    summary: 'Remove a file',
    description: 'For whoever added it, Account Managers who may write to its record, and Operations.',
    problems: [404],
    isWrite: true,
  },
});
