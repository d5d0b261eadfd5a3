// A process that makes the given changes to the registry: the durability test runs several, and kills some.
// node writer.js <store> <remote> <release>… promotes the releases in turn, and prints each revision that took effect.
import { openTrusted } from '../trust/openTrusted.ts';
import { promote } from '../operations/promote.ts';

const [store = '', remote = '', ...releases] = process.argv.slice(2);
const storage = await openTrusted(store, process.env);
for (const release of releases) {
  const outcome = await promote(storage, { by: String(process.pid), remotes: { [remote]: release } });
  if (outcome.ok) process.stdout.write(`${outcome.value.registry.revision}\n`);
  else process.stderr.write(`${outcome.refusal.reasons.join('; ')}\n`);
}
