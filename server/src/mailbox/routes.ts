import type { FastifyInstance } from 'fastify';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { writeRoutes } from '../http/writeRoutes.ts';
import { settleFollowUp } from './messages/followUp.ts';
import { readMail, readMailText } from './messages/readMail.ts';
import { readMailboxState } from './messages/readMailbox.ts';
import { removeMail } from './messages/removeMail.ts';
import type { MailboxSettings } from './settings.ts';
import { draftMail } from './templates/draft.ts';
import { readTemplates, removeTemplate, saveTemplate } from './templates/templates.ts';

interface Options {
  settings: MailboxSettings | undefined;
  secret: Uint8Array;
  publicUrl: string;
}

/** Calls 350 to 358: messages, the mailbox, templates and drafts. */
export function mailboxRoutes(app: FastifyInstance, { settings, secret, publicUrl }: Options): void {
  const { database, today } = app;
  const writeRoute = writeRoutes(app, database);

  route(app, 'mail', (caller, { query }) => readMail(database.reads(caller), caller, today(), query));

  route(app, 'mailText', (caller, { params }) => readMailText(database.reads(caller), caller, params.id));

  writeRoute('mailRemove', (transaction, caller, { params }) => removeMail(transaction, caller, params.id));

  writeRoute('mailFollowUp', (transaction, caller, { params, body }) =>
    settleFollowUp(transaction, caller, today(), { ...body, ...params }),
  );

  route(app, 'mailbox', async ({ employeeType }) => {
    if (!isOperations(employeeType)) throw new HttpProblem(403, 'The mailbox is for Operations.');
    return readMailboxState(database, settings);
  });

  route(app, 'mailTemplates', (caller) => readTemplates(database.reads(caller), caller));

  writeRoute('mailTemplateSave', (transaction, caller, { body }) => saveTemplate(transaction, caller, body));

  writeRoute('mailTemplateRemove', (transaction, caller, { params }) =>
    removeTemplate(transaction, caller, params.id),
  );

  route(app, 'mailDraft', (caller, { body }) =>
    draftMail(database.reads(caller), caller, body, { address: settings?.address ?? '', secret, publicUrl }),
  );
}
