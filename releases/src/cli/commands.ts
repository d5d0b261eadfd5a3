import path from 'node:path';
import { endCanary, startCanary } from '../operations/canary.ts';
import { disable, enable } from '../operations/disable.ts';
import { releaseDetails } from '../operations/details.ts';
import { checkBuild, checkPublished } from '../operations/checks.ts';
import { collectGarbage } from '../operations/gc.ts';
import { historyOf } from '../registry/history.ts';
import { readHistory } from '../registry/revisions.ts';
import { readHostRecord } from '../record/hostRecord.ts';
import { done, refused } from '../common/outcome.ts';
import { inspect } from '../operations/inspect.ts';
import { matrix } from '../operations/matrix.ts';
import { promote } from '../operations/promote.ts';
import { publish, readDist } from '../operations/publish.ts';
import { releasesOf } from '../record/records.ts';
import { rollback } from '../operations/rollback.ts';
import { status } from '../operations/status.ts';
import { answer, CANARY_USAGE, usage, written, type Run } from './command.ts';
import type { CommandName } from './accepted.ts';
import { changeKeys } from './keyCommands.ts';
import {
  changedText,
  collectedText,
  detailsText,
  historyText,
  matrixText,
  pairText,
  statusText,
  verdictText,
} from './texts.ts';

/** The record of the host that a server of this checkout serves; may not exist elsewhere. */
const SERVED_HOST = path.resolve(import.meta.dirname, '../../../host/dist/release.json');

/** The implementation of each command, by name. */
export const commands: Readonly<Record<CommandName, Run>> = {
  keys: changeKeys,
  status: async ({ storage, words: [remote] }) => {
    const served = await readHostRecord(SERVED_HOST).catch(() => null);
    const findings = await inspect(storage, served);
    const { remotes, ...about } = await status(storage);
    const selected = remotes.filter((one) => remote === undefined || one.remote === remote);
    return answer(done({ ...about, remotes: selected, findings }), statusText);
  },
  history: async ({ storage, words: [remote] }) => {
    const lines = await readHistory(storage);
    return answer(done(remote ? historyOf(lines, remote) : lines), historyText);
  },
  show: async ({ storage, words: [remote, release] }) =>
    remote === undefined || release === undefined
      ? usage('show <remote> <release>')
      : answer(await releaseDetails(storage, remote, release), detailsText),
  publish: async ({ storage, words: [dist], options }) =>
    dist === undefined
      ? usage('publish <dist folder>')
      : written(
          await publish(storage, dist, options),
          options,
          ({ remote, release }) => `published ${remote} ${release}`,
        ),
  gate: async ({ storage, words: [remote, release] }) => {
    if (remote === undefined || release === undefined) return usage('gate <remote> <release>');
    const verdict = await checkPublished(storage, remote, release);
    if (verdict.ok) return answer(done(verdict), verdictText);
    const isKnown = (await releasesOf(storage, remote)).includes(release);
    return refused(isKnown ? 'gate' : 'unknown', ...verdict.reasons);
  },
  check: async ({ storage, words: [dist] }) => {
    if (dist === undefined) return usage('check <dist folder>');
    const build = await readDist(dist);
    if (!build.ok) return build;
    const verdict = await checkBuild(storage, build.value.record);
    return verdict.ok ? answer(done(verdict), verdictText) : refused('gate', ...verdict.reasons);
  },
  matrix: async ({ storage }) => {
    const pairs = await matrix(storage);
    const refusedNow = pairs.filter(({ isNewest, reasons }) => isNewest && reasons.length > 0);
    return refusedNow.length === 0
      ? answer(done(pairs), matrixText)
      : refused('gate', ...refusedNow.map(pairText));
  },
  promote: async ({ storage, words: [remote, release], host, options }) => {
    if ((remote === undefined) !== (release === undefined)) return usage('promote <remote> <release>');
    if (remote === undefined && host === undefined) return usage('promote <remote> <release>');
    const remotes = remote === undefined || release === undefined ? {} : { [remote]: release };
    const provided = host === undefined ? {} : { host: await readHostRecord(host) };
    return written(await promote(storage, { ...options, remotes, ...provided }), options, changedText);
  },
  rollback: async ({ storage, words: [remote], to, options }) => {
    if (remote === undefined) return usage('rollback <remote> [--to <release>]');
    const target = to === undefined ? {} : { to };
    return written(await rollback(storage, { ...options, ...target, remote }), options, changedText);
  },
  canary: async ({ storage, words: [remote, release], off = false, options, ...input }) => {
    const wrong = usage(CANARY_USAGE);
    const { percent, employees, types } = input;
    const isForSome = [percent, employees, types].some((given) => given !== undefined);
    if (remote === undefined || off === isForSome) return wrong;
    const named = release === undefined ? {} : { release };
    if (off) return written(await endCanary(storage, { ...options, ...named, remote }), options, changedText);
    if (release === undefined) return wrong;
    return written(
      await startCanary(storage, { ...options, remote, release, percent, employees, types }),
      options,
      changedText,
    );
  },
  disable: async ({ storage, words: [remote], options: { reason, ...options } }) =>
    remote === undefined || !reason
      ? usage('disable <remote> --reason <text>')
      : written(await disable(storage, { ...options, remote, reason }), options, changedText),
  enable: async ({ storage, words: [remote], options }) =>
    remote === undefined
      ? usage('enable <remote>')
      : written(await enable(storage, { ...options, remote }), options, changedText),
  gc: async ({ storage, keep, days, options }) =>
    written(
      await collectGarbage(storage, {
        ...(keep === undefined ? {} : { keep }),
        ...(days === undefined ? {} : { days }),
        by: options.by,
        dryRun: options.dryRun ?? false,
      }),
      options,
      collectedText,
    ),
};
