import { writeFile } from 'node:fs/promises';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { hasCode } from '../storage/durable.ts';
import type { Storage } from '../storage/storage.ts';
import { addKey, endKey, initPolicy, vouchFor } from '../trust/changePolicy.ts';
import { generateKey } from '../trust/keys.ts';
import { anchorsIn, signingKeyIn } from '../trust/openTrusted.ts';
import { KeyRole, type Policy } from '../trust/schemas.ts';
import { trustedStorage, type TrustedStorage } from '../trust/trustedStorage.ts';
import { answer, usage, type Answer, type CommandInput, type Run } from './command.ts';
import { policyText } from './texts.ts';

const NO_TRUST = 'Set RELEASE_TRUST to the public Operations key.';

/** Creates a key pair. Writes the private key to a file that only its owner can read. */
async function generate({ words: [, file] }: CommandInput): Promise<Outcome<Answer>> {
  if (file === undefined) return usage('keys generate <file>');
  const keyPair = generateKey();
  try {
    await writeFile(file, keyPair.pem, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return refused('exists', `${file} already exists. It wasn't overwritten.`);
    throw error;
  }
  const text = `The private key is in ${file}: keep it secret. There is no other copy.\nPublic key: ${keyPair.public}`;
  return answer(done({ file, public: keyPair.public }), () => text);
}

async function init(input: CommandInput): Promise<Outcome<Policy>> {
  const { storage, words, options } = input;
  const key = signingKeyIn(process.env);
  const name = words[1];
  if (name === undefined) return usage('keys init <name of the first Operations key> --reason <text>');
  if (!key)
    return refused('forbidden', 'Set RELEASE_KEY_FILE to the private key of the first Operations key pair.');
  if (!anchorsIn(process.env).includes(key.public))
    return refused('invalid', `RELEASE_TRUST must include the public Operations key: ${key.public}`);
  return initPolicy(storage, key, { name, reason: options.reason ?? '' });
}

const roleOf = (text: string | undefined) =>
  KeyRole.anyOf.map((role) => role.const).find((role) => role === text);

type Change = (storage: TrustedStorage, input: CommandInput, reason: string) => Promise<Outcome<Policy>>;

const end =
  (how: 'retired' | 'revoked'): Change =>
  async (storage, { words: [, name] }, reason) =>
    name === undefined
      ? usage('keys retire|revoke <name> --reason <text>')
      : endKey(storage, { name, how, reason });

/** Changes to the policy; each needs a reason. */
const CHANGES: Readonly<Record<string, Change>> = {
  add: async (storage, { words: [, name, key], role: given, remotes = [] }, reason) => {
    const role = roleOf(given);
    return name === undefined || key === undefined || role === undefined
      ? usage(
          'keys add <name> <public key> --role operations|server|host|team [--remote <remote>]… --reason <text>',
        )
      : addKey(storage, { name, public: key, role, remotes }, reason);
  },
  retire: end('retired'),
  revoke: end('revoked'),
  vouch: async (storage, { words: [, remote, release] }, reason) =>
    remote === undefined || release === undefined
      ? usage('keys vouch <remote> <release> --reason <text>')
      : vouchFor(storage, { remote, release, reason }),
};

async function onPolicy(storage: Storage, input: CommandInput): Promise<Outcome<Policy>> {
  const [name = ''] = input.words;
  const anchors = anchorsIn(process.env);
  if (anchors.length === 0) return refused('forbidden', NO_TRUST);
  const trusted = trustedStorage(storage, { anchors, key: signingKeyIn(process.env) });
  if (name === 'list') return done((await trusted.verified()).policy.policy);
  const change = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined;
  if (!change) return usage('keys generate|init|list|add|retire|revoke|vouch');
  const { reason } = input.options;
  if (!reason) return refused('invalid', `release keys ${name} needs a --reason.`);
  return change(trusted, input, reason);
}

/** `release keys`: manages the trusted keys (REL-18). */
export const changeKeys: Run = async (input) => {
  const [name] = input.words;
  if (name === 'generate') return generate(input);
  return answer(name === 'init' ? await init(input) : await onPolicy(input.storage, input), policyText);
};
