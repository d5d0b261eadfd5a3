import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './galleyServer.ts';
import { startOwn } from './ownServer.ts';

/** The parts of the server's compiled tests that are used here. */
interface Imap {
  startDovecot: () => Promise<{
    url: string;
    deliver: (...messages: string[]) => void;
    stop: () => Promise<void>;
  }>;
}
export interface Written {
  from: string;
  to: string;
  subject: string;
  text: string;
  id?: string;
  answers?: string;
}
interface Messages {
  message: (written: Written) => string;
  newId: () => string;
}

const compiled = async (file: string): Promise<unknown> =>
  import(pathToFileURL(path.join(root, 'server/test/dist/mailbox', file)).href);

export const MAILBOX = 'log@galley.example';

/** A server with its own mailbox. */
export async function startWithMailbox() {
  const { startDovecot } = (await compiled('dovecot.js')) as Imap;
  const { message, newId } = (await compiled('messages.js')) as Messages;
  const dovecot = await startDovecot();
  const server = await startOwn({ env: { MAILBOX_URL: dovecot.url, MAILBOX_ADDRESS: MAILBOX } });
  return {
    ...server,
    deliver: (written: Written) => dovecot.deliver(message(written)),
    newId,
    async stop(): Promise<void> {
      await server.stop();
      await dovecot.stop();
    },
  };
}
