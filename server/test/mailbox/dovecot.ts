import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../db/testPostgres.ts';

const PROGRAM = '/usr/sbin/dovecot';
const START_WITHIN_MS = 20_000;
export const USER = 'log';
export const MAILBOX_PASSWORD = 'mailbox/secret@1';

/** An IMAP server for a test, with one mailbox. */
export interface Dovecot {
  /** MAILBOX_URL. */
  url: string;
  port: number;
  /** Puts messages into the mailbox, as a mail server does. */
  deliver: (...messages: (string | Buffer)[]) => void;
  /** Each message's flags, as letters of Maildir (S seen, F flagged), in the order of delivery. */
  flags: () => string[];
  /** Turns it into another mailbox with the same messages, whose UIDs start again. */
  forgetUids: () => void;
  halt: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const ownId = (flag: string, name?: string) =>
  execFileSync('id', name === undefined ? [flag] : [flag, name], { encoding: 'utf8' }).trim();

/** As root, Dovecot runs as the users that Debian created for it; otherwise as the user who started it. */
function users(): { settings: string; mail: string; group: string; uid: number; gid: number } {
  if (process.getuid?.() === 0)
    return {
      settings: '',
      mail: 'mail',
      group: 'mail',
      uid: Number(ownId('-u', 'mail')),
      gid: Number(ownId('-g', 'mail')),
    };
  const [name, group] = [ownId('-un'), ownId('-gn')];
  return {
    settings: `default_internal_user = ${name}\ndefault_login_user = ${name}\ndefault_internal_group = ${group}\n`,
    mail: name,
    group,
    uid: Number(ownId('-u')),
    gid: Number(ownId('-g')),
  };
}

/** Settings with which Dovecot accepts no passwords and asks a provider to whom a token belongs. */
const oauthOf = (folder: string, tokenInfo: string | undefined) =>
  tokenInfo === undefined
    ? ''
    : `
auth_mechanisms = plain xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth.conf
}
`;

const settingsOf = (
  folder: string,
  port: number,
  { settings, mail, group }: ReturnType<typeof users>,
  oauth: string,
) => `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
mail_fsync = never
first_valid_uid = 1
mail_max_userip_connections = 100
${settings}
${oauth}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${mail} gid=${group} home=${folder}/mail
}
`;

async function isReady(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'data', { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new Error('Dovecot does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts Dovecot on localhost.
 * @param tokenInfo where Dovecot looks up access tokens; absent: it accepts only passwords
 * @throws Error if Debian's package is missing
 */
export async function startDovecot(tokenInfo?: string): Promise<Dovecot> {
  if (!existsSync(PROGRAM))
    throw new Error(`There is no Dovecot at ${PROGRAM}. Install Debian's package dovecot-imapd.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-imap-'));
  chmodSync(folder, 0o755);
  const user = users();
  const port = await freePort();
  const mail = path.join(folder, 'mail');
  const made = (name: string) => {
    mkdirSync(name, { recursive: true });
    chownSync(name, user.uid, user.gid);
  };
  for (const name of ['', 'new', 'cur', 'tmp']) made(path.join(mail, name));
  mkdirSync(path.join(folder, 'state'));
  const file = path.join(folder, 'dovecot.conf');
  writeFileSync(file, settingsOf(folder, port, user, oauthOf(folder, tokenInfo)));
  if (tokenInfo !== undefined)
    writeFileSync(
      path.join(folder, 'oauth.conf'),
      `tokeninfo_url = ${tokenInfo}?access_token=\nintrospection_mode = auth\nforce_introspection = yes\nusername_attribute = email\n`,
    );
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    child = spawn(PROGRAM, ['-F', '-c', file], { stdio: 'ignore' });
    await untilReady(port);
  };
  const halt = async () => {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null) return;
    ended.kill('SIGTERM');
    await once(ended, 'exit');
  };
  let count = 0;
  await start();
  return {
    url: `imap://${USER}:${encodeURIComponent(MAILBOX_PASSWORD)}@127.0.0.1:${port}/INBOX`,
    port,
    deliver(...messages) {
      for (const message of messages) {
        count += 1;
        const name = path.join(mail, 'tmp', `${1_700_000_000 + count}.M${count}P1.test`);
        writeFileSync(name, message);
        chownSync(name, user.uid, user.gid);
        // A rename is atomic: nobody reads half a message.
        renameSync(name, path.join(mail, 'new', path.basename(name)));
      }
    },
    flags: () =>
      ['cur', 'new']
        .flatMap((place) => readdirSync(path.join(mail, place)))
        .toSorted()
        .map((name) => /:2,([A-Za-z]*)$/.exec(name)?.[1] ?? ''),
    forgetUids() {
      for (const name of readdirSync(mail))
        if (name.startsWith('dovecot')) rmSync(path.join(mail, name), { recursive: true });
    },
    halt,
    start,
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
