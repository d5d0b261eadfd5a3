import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Outcome } from '@galley/releases/common/outcome';
import { audienceText } from '@galley/releases/operations/audience';
import { endCanary, startCanary } from '@galley/releases/operations/canary';
import { checkBuild, checkPublished } from '@galley/releases/operations/checks';
import { disable, enable } from '@galley/releases/operations/disable';
import { promote } from '@galley/releases/operations/promote';
import { publishBuild, readBuild } from '@galley/releases/operations/publish';
import { rollback } from '@galley/releases/operations/rollback';
import { status } from '@galley/releases/operations/status';
import { HOST, hostRecordOf } from '@galley/releases/record/hostRecord';
import { ifBroken, releasesOf } from '@galley/releases/record/records';
import { parseAs, ReleaseRecord, WrongFile } from '@galley/releases/record/schemas';
import type { ChangeResult } from '@galley/releases/registry/change';
import type { Storage } from '@galley/releases/storage/storage';
import { BUILD_LIMIT, type ReleaseUpload } from './service/contract.ts';
import { audit } from '../common/audit.ts';
import type { Database } from '../db/database.ts';
import { brokenField, HttpProblem } from '../http/problem.ts';
import { type ServiceCaller, serviceRoute } from '../exchange/index.ts';
import { toReleaseChange } from './toReleaseChange.ts';
import { resultOf } from './operate.ts';
import { refuseStrangers } from './people.ts';

interface About {
  by: string;
  reason: string | null;
  expectRevision?: number;
}

/** A change as a request describes it. */
interface Asked {
  remote: string;
  operation: string;
  reason?: string | null;
  expectRevision?: number;
}

/** @throws HttpProblem 422 for another remote's record */
function refuseOtherRemote(remote: string, record: ReleaseRecord): void {
  if (record.remote !== remote)
    throw brokenField('record', `The record is for ${record.remote}, not for ${remote}.`);
}

/** Parses a record. @throws HttpProblem 422 if it isn't a record of the remote, or of the host */
function recordIn(remote: string, text: string): ReleaseRecord {
  try {
    const record = parseAs(ReleaseRecord, text, 'release.json');
    refuseOtherRemote(remote, record);
    // Throws for a remote's record.
    if (remote === HOST) hostRecordOf(record);
    return record;
  } catch (error) {
    if (error instanceof WrongFile) throw brokenField('record', error.message);
    throw error;
  }
}

/** An upload from CI, checked against its own release.json. @throws HttpProblem 422 if it isn't a complete build of the remote */
async function buildOf(remote: string, { record: text, files }: ReleaseUpload) {
  const read = async (file: string) => {
    const content = Object.hasOwn(files, file) ? files[file] : undefined;
    return content === undefined ? null : Buffer.from(content, 'base64');
  };
  const build = await readBuild('files', text, read).catch(
    ifBroken((reason): never => {
      throw brokenField('record', reason);
    }),
  );
  const { record, files: listed } = resultOf(build, 'files');
  refuseOtherRemote(remote, record);
  const surplus = Object.keys(files).find((file) => !listed.has(file));
  if (surplus !== undefined)
    throw brokenField('files', `The upload has ${surplus}, which release.json does not list.`);
  return { text, record, files: listed };
}

/** The name in the history: that of the token, as chosen by Operations. */
async function nameOf(database: Database, { tokenId }: ServiceCaller): Promise<string> {
  const [token] = await database.query<{ name: string }>(
    sql`SELECT name FROM service_token WHERE id = ${tokenId}`,
  );
  return token?.name ?? `service token ${tokenId}`;
}

/** Calls 230 to 236, and 321: CI releases a remote with a service token whose scope includes it (REL-19). */
export function releaseServiceRoutes(
  app: FastifyInstance,
  { database, storage }: { database: Database; storage: Storage },
): void {
  const common = { app, database, scope: ({ remote }: { remote: string }) => `releases:publish:${remote}` };

  /** Changes the registry as requested, and writes the audit row. */
  async function change(
    caller: ServiceCaller,
    { remote, operation, reason = null, expectRevision }: Asked,
    run: (about: About) => Promise<Outcome<ChangeResult>>,
  ): Promise<{ revision: number }> {
    const by = await nameOf(database, caller);
    const about = { by, reason, ...(expectRevision === undefined ? {} : { expectRevision }) };
    const { registry, moves } = resultOf(await run(about), 'release');
    await audit(database, null, {
      action: `release ${operation}`,
      record: `release/${remote}`,
      after: { revision: registry.revision, moves, reason, by },
    });
    return { revision: registry.revision };
  }

  serviceRoute('ciPublish', {
    ...common,
    bodyLimit: BUILD_LIMIT,
    async handle(caller, { params, body }) {
      const build = await buildOf(params.remote, body);
      const { release } = resultOf(
        await publishBuild(storage, build, { signature: body.signature, isForOthers: true }),
        'record',
      );
      await audit(database, null, {
        action: 'release published',
        record: `release/${params.remote}`,
        after: { release, by: await nameOf(database, caller) },
      });
      return { release };
    },
  });

  serviceRoute('ciGate', {
    ...common,
    async handle(_caller, { params: { remote, release } }) {
      if (!(await releasesOf(storage, remote)).includes(release))
        throw new HttpProblem(404, `There is no release ${release} of ${remote}.`);
      return checkPublished(storage, remote, release);
    },
  });

  serviceRoute('ciCheck', {
    ...common,
    async handle(_caller, { params: { remote }, body }) {
      return checkBuild(storage, recordIn(remote, body.record));
    },
  });

  serviceRoute('ciStatus', {
    ...common,
    async handle(_caller, { params: { remote } }) {
      const { revision, remotes } = await status(storage);
      const found = remotes.find((one) => one.remote === remote);
      if (found === undefined) throw new HttpProblem(404, `There is no remote ${remote}.`);
      const { active, canary, disabled, published, withdrawn, last } = found;
      return {
        revision,
        active,
        canary: canary && { release: canary.release, audience: audienceText(canary) },
        disabled,
        published,
        withdrawn,
        last: last && toReleaseChange(last),
      };
    },
  });

  serviceRoute('ciCanary', {
    ...common,
    async handle(caller, { params: { remote }, body }) {
      const { release, percent, employees, employeeTypes: types } = body;
      await refuseStrangers(database, employees ?? [], 'employees');
      return change(
        caller,
        { ...body, remote, operation: release === undefined ? 'end-canary' : 'canary' },
        (about) =>
          release === undefined
            ? endCanary(storage, { ...about, remote })
            : startCanary(storage, { ...about, remote, release, percent, employees, types }),
      );
    },
  });

  serviceRoute('ciPromote', {
    ...common,
    handle: (caller, { params: { remote }, body }) =>
      change(caller, { ...body, remote, operation: 'promote' }, (about) =>
        promote(storage, { ...about, remotes: { [remote]: body.release } }),
      ),
  });

  serviceRoute('ciRollback', {
    ...common,
    handle: (caller, { params: { remote }, body }) =>
      change(caller, { ...body, remote, operation: 'rollback' }, (about) =>
        rollback(storage, { ...about, remote, ...(body.release === undefined ? {} : { to: body.release }) }),
      ),
  });

  serviceRoute('ciDisable', {
    ...common,
    handle: (caller, { params: { remote }, body }) =>
      change(caller, { ...body, remote, operation: body.disabled ? 'disable' : 'enable' }, (about) =>
        body.disabled
          ? disable(storage, { ...about, remote, reason: body.reason })
          : enable(storage, { ...about, remote }),
      ),
  });
}
