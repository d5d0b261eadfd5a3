export { mailRows } from './exportMail.ts';
export { mailboxHealth, type MailboxHealth } from './health.ts';
export { isMail, searchMail } from './messages/searchMail.ts';
