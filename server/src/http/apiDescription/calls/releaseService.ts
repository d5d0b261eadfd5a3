import { tagged } from '../tags.ts';

const params = { remote: 'orders' };
const reason = 'exports fail';
const changes = [403, 404, 409, 422, 429] as const;

export const releaseServiceTexts = tagged('Releases by CI', {
  ciPublish: {
    problems: changes,
    summary: 'Publish a release',
    description:
      'Puts a build into the release store; what is active stays. `record` is the text of its release.json, `files` has every file listed there. Where keys are configured, `signature` is by a key that may publish the remote, over the JSON text `["galley","record",<remote>,<release>,<digest of record>]`; `release publish --server` makes it. An id is published once.',
    example: {
      params,
      body: { record: '{"schema":1,…}', files: { 'remoteEntry.js': 'bGV0IGE7' } },
      response: { release: '1.4.0-3f9ab2c1' },
    },
  },
  ciGate: {
    problems: [403, 404, 429],
    summary: 'Ask the gate',
    description: 'Whether a release passes the gate under today’s host, with every reason against it.',
    example: {
      params: { ...params, release: '1.4.0-3f9ab2c1' },
      response: { ok: false, reasons: ['It requires react ^20.0.0, and the host provides 19.3.1.'] },
    },
  },
  ciCheck: {
    problems: [403, 422, 429],
    summary: 'Ask the gate before publishing',
    description:
      'Whether a build that is not published yet fits today’s host, with every reason against it. `record` is the text of its release.json; 422 names each field of it that is wrong.',
    example: {
      params,
      body: { record: '{"schema":1,…}' },
      response: { ok: false, reasons: ['The host needs ./OrderSearch of it, which it does not expose.'] },
    },
  },
  ciCanary: {
    problems: changes,
    summary: 'Start or end a canary',
    description: 'Gives a release to a part of the people; without a release, ends the canary.',
    example: { params, body: { release: '1.4.0-3f9ab2c1', percent: 5 } },
  },
  ciPromote: {
    problems: changes,
    summary: 'Promote a release',
    description: 'Makes a published release the active one. 422 names every reason of the gate.',
    example: { params, body: { release: '1.4.0-3f9ab2c1', reason: 'new proof preview' } },
  },
  ciRollback: {
    problems: changes,
    summary: 'Roll back',
    description: 'Returns to the newest earlier release that passes the gate, or to the one that is named.',
    example: { params, body: { reason } },
  },
  ciStatus: {
    problems: [403, 404, 429],
    summary: 'The releases of a remote',
    description: 'What is active, published and withdrawn, and who changed it last.',
    example: { params },
  },
  ciDisable: {
    problems: changes,
    summary: 'Disable or enable a remote',
    description: 'While a remote is disabled, its screen shows the reason.',
    example: { params, body: { disabled: true, reason } },
  },
});
