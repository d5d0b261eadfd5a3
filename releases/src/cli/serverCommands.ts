import { requestJson } from '../common/requestJson.ts';
import { done, refused, type Outcome, type RefusalCode } from '../common/outcome.ts';
import { audienceOf } from '../operations/audience.ts';
import type { Verdict } from '../gate/compatibility.ts';
import { CANARY_USAGE, usage, type Answer, type CommandInput } from './command.ts';

// The commands on a server, over HTTP (calls 230 to 236 and 321): CI uses these, so it needs no access to the store.

interface Server {
  url: string;
  token: string;
}

type Input = Omit<CommandInput, 'storage'>;

interface Request {
  method: 'GET' | 'POST';
  /** The segments of the path below /v1/ci. */
  path: string[];
  body?: unknown;
}

const CODES: Readonly<Record<number, RefusalCode>> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'unknown',
  409: 'moved',
  422: 'gate',
};

interface Problem {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** All of the server's reasons as sentences. */
function reasonsIn({ detail, errors = [] }: Problem, status: number): string[] {
  const named = errors.map(({ field, message }) =>
    /^[A-Z]/.test(message) ? message : `${field} ${message}`,
  );
  return named.length > 0 ? named : [detail ?? `The server responded with ${status}.`];
}

/** @throws Error if the server can't be reached, or fails */
async function ask({ url, token }: Server, { method, path, body }: Request): Promise<Outcome<unknown>> {
  const address = path.map(encodeURIComponent).join('/');
  const response = await requestJson(new URL(`/v1/ci/${address}`, url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const isDone = response.status >= 200 && response.status < 300;
  if (isDone && response.body !== undefined) return done(response.body);
  const reasons = reasonsIn(response.body ?? {}, response.status);
  const code = CODES[response.status];
  if (code === undefined) throw new Error(reasons.join(' '));
  return refused(code, ...reasons);
}

/** Loaded only for builds, so that a rollback doesn't wait for it. */
const readDist = async (dist: string) => (await import('../operations/publish.ts')).readDist(dist);

/** The request that uploads a build's files, signed if this process has a key. */
async function upload(dist: string): Promise<Outcome<Request>> {
  const [{ integrityOf }, { signWith }, { signingKeyIn }] = await Promise.all([
    import('../common/digest.ts'),
    import('../trust/keys.ts'),
    import('../trust/openTrusted.ts'),
  ]);
  const build = await readDist(dist);
  if (!build.ok) return build;
  const { text, record, files } = build.value;
  const key = signingKeyIn(process.env);
  const { remote, release } = record;
  const signature = key && signWith(key, ['record', remote, release, integrityOf(text)]);
  const bytes = [...files].map(([file, content]) => [file, Buffer.from(content).toString('base64')]);
  const body = { record: text, files: Object.fromEntries(bytes), ...(signature ? { signature } : {}) };
  return done({ method: 'POST', path: [remote, 'releases'], body });
}

const post = (path: string[], body: object): Outcome<Request> => done({ method: 'POST', path, body });

/** The parameters of a change besides the release. */
const about = ({ options: { reason, expectRevision } }: Input) => ({
  ...(reason ? { reason } : {}),
  ...(expectRevision === undefined ? {} : { expectRevision }),
});

/** The request of each command. The server itself rejects missing values, by their names in its API. */
const REQUESTS: Readonly<Record<string, (input: Input) => Promise<Outcome<Request>>>> = {
  status: async ({ words: [remote] }) =>
    remote === undefined
      ? usage('status <remote> --server <url>')
      : done({ method: 'GET', path: [remote, 'releases'] }),
  publish: async ({ words: [dist] }) => (dist === undefined ? usage('publish <dist folder>') : upload(dist)),
  check: async ({ words: [dist] }) => {
    if (dist === undefined) return usage('check <dist folder>');
    const build = await readDist(dist);
    return build.ok ? post([build.value.record.remote, 'checks'], { record: build.value.text }) : build;
  },
  gate: async ({ words: [remote, release] }) =>
    remote === undefined || release === undefined
      ? usage('gate <remote> <release>')
      : done({ method: 'GET', path: [remote, 'releases', release, 'gate'] }),
  promote: async (input) => {
    const [remote, release] = input.words;
    return remote === undefined || release === undefined
      ? usage('promote <remote> <release>')
      : post([remote, 'promote'], { release, ...about(input) });
  },
  rollback: async (input) => {
    const [remote] = input.words;
    return remote === undefined
      ? usage('rollback <remote> [--to <release>]')
      : post([remote, 'rollback'], {
          ...(input.to === undefined ? {} : { release: input.to }),
          ...about(input),
        });
  },
  canary: async (input) => {
    const { words, percent, employees, types, off = false } = input;
    const [remote, release] = words;
    if (remote === undefined || (release === undefined) !== off) return usage(CANARY_USAGE);
    if (off) return post([remote, 'canary'], about(input));
    // Names a wrong audience before anything is sent (TEAM-30).
    const checked = audienceOf({ percent, employees, types });
    if (!checked.ok) return checked;
    const audience = { percent, employees, employeeTypes: types };
    return post([remote, 'canary'], { release, ...audience, ...about(input) });
  },
  disable: async (input) => switching(input, true),
  enable: async (input) => switching(input, false),
};

function switching(input: Input, disabled: boolean): Outcome<Request> {
  const [remote] = input.words;
  return remote === undefined
    ? usage('disable|enable <remote> --reason <text>')
    : post([remote, 'disabled'], { disabled, ...about(input) });
}

/** Whether a server can run a command; the others need the store. */
export const runsOnServer = (name: string): boolean => Object.hasOwn(REQUESTS, name);

/** Runs a command on a server. */
export async function runOnServer(server: Server, name: string, input: Input): Promise<Outcome<Answer>> {
  const request = runsOnServer(name) ? REQUESTS[name] : undefined;
  if (!request) return refused('invalid', `release ${name} needs the store and doesn't work with --server.`);
  if (input.options.dryRun || input.options.force || input.host !== undefined)
    return refused('invalid', "--dry-run, --force and --host need the store and don't work with --server.");
  const built = await request(input);
  if (!built.ok) return built;
  const answer = await ask(server, built.value);
  if (!answer.ok) return answer;
  const { ok = true, reasons = [] } = answer.value as Partial<Verdict>;
  if (!ok) return refused('gate', ...reasons);
  return done({ value: answer.value, text: JSON.stringify(answer.value, null, 1) });
}
