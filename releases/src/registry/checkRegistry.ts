import type { Verdict } from '../gate/compatibility.ts';
import { checkRelease } from '../gate/gate.ts';
import type { Storage } from '../storage/storage.ts';
import type { Registry } from './schemas.ts';
import { servedReleases } from './servedReleases.ts';

/** Whether a changed registry passes the gate: checks what is new in it, against its host. */
export async function checkRegistry(
  storage: Pick<Storage, 'readText' | 'readBytes' | 'trust'>,
  before: Registry,
  after: Registry,
): Promise<Verdict> {
  const known = before.host?.release === after.host?.release ? servedReleases(before) : [];
  const isKnown = ({ remote, release }: { remote: string; release: string }) =>
    known.some((old) => old.remote === remote && old.release === release);
  const checks = servedReleases(after)
    .filter((one) => !isKnown(one))
    .map(async ({ remote, release }) => {
      const { reasons } = await checkRelease(storage, after.host, remote, release);
      return reasons.map((reason) => `${remote} ${release}: ${reason}`);
    });
  const reasons = (await Promise.all(checks)).flat();
  return { ok: reasons.length === 0, reasons };
}
