import { Type } from 'typebox';
import type { Call } from '../../http/calls.ts';
import { Release, ReleaseDetails, ReleaseFigures, Remote, VitalsReport } from './contract.ts';

export * as releaseFigureSchemas from './contract.ts';

export const releaseFigureCalls = {
  releaseVitals: {
    number: 239,
    method: 'POST',
    path: '/v1/releases/vitals',
    body: VitalsReport,
    /** How many measurements counted: those that the person hadn't yet sent for this release. */
    response: Type.Object({ counted: Type.Integer() }),
    tag: 'Releases',
    summary: 'Report a page’s measurements',
    description:
      'Every page sends them when it is first hidden. Each employee counts once for each release and metric; the response says how many of the measurements counted. They’re stored as a histogram.',
    problems: [422, 429],
    example: { body: { remote: 'orders', release: '1.0.0-3f9ab2c1', LCP: 940, INP: 48, CLS: 0.01 } },
  },
  releaseFigures: {
    number: 240,
    method: 'GET',
    path: '/v1/releases/figures',
    response: Type.Array(ReleaseFigures),
    tag: 'Releases',
    summary: 'How releases perform for people',
    description:
      'For the active releases, the canaries and the previously active releases: for how many people they failed, and the 75th percentile of load time, LCP, INP and CLS.',
  },
  releaseDetails: {
    number: 241,
    method: 'GET',
    path: '/v1/releases/details',
    querystring: Type.Object({ remote: Remote, release: Release }),
    response: ReleaseDetails,
    tag: 'Releases',
    summary: 'Where a release comes from',
    description: 'Its commit, builder and build tools, and its packages with their licenses.',
    problems: [404, 422],
    example: { query: { remote: 'orders', release: '1.0.0-3f9ab2c1' } },
  },
} as const satisfies Record<string, Call>;

type ReleaseFigureCalls = typeof releaseFigureCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ReleaseFigureCalls {}
}
