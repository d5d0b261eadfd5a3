import { Type, type Static } from 'typebox';
import { Exact, Nullable } from '@galley/shared/contract/common';

export const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
export const Release = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$' });
/** Larger values aren't valid measurements: the page was in the background or the clock was changed. */
const Milliseconds = Type.Number({ minimum: 0, maximum: 600_000 });

/** One person's measurements of a page with a release, until the page was first hidden. */
export const VitalsReport = Exact({
  remote: Remote,
  release: Release,
  /** Largest Contentful Paint, in ms, if the page opened with this screen. */
  LCP: Type.Optional(Milliseconds),
  /** Interaction to Next Paint: how long the page took to respond, in ms. */
  INP: Type.Optional(Milliseconds),
  /** Cumulative Layout Shift, a number without a unit. */
  CLS: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
});
export type VitalsReport = Static<typeof VitalsReport>;

/** The 75th percentile, and the number of people. */
export const Figure = Type.Object({ p75: Type.Number(), people: Type.Integer() });
export type Figure = Static<typeof Figure>;

/** How a release performs for people over the last 30 days. A figure is null until somebody has reported it. */
export const ReleaseFigures = Type.Object({
  remote: Type.String(),
  release: Type.String(),
  /** Its role now: the active release, the canary, or the previously active one. */
  role: Type.Union([Type.Literal('active'), Type.Literal('canary'), Type.Literal('before')]),
  /** How many people loaded it. */
  people: Type.Integer(),
  /** For how many of them it failed at least once. */
  failing: Type.Integer(),
  /** Time until its files had loaded, in ms. */
  load: Nullable(Figure),
  LCP: Nullable(Figure),
  INP: Nullable(Figure),
  CLS: Nullable(Figure),
});
export type ReleaseFigures = Static<typeof ReleaseFigures>;

/** Where a release comes from, and what it contains. */
export const ReleaseDetails = Type.Object({
  remote: Type.String(),
  release: Type.String(),
  version: Type.String(),
  /** The commit, marked if the release includes uncommitted changes. */
  origin: Nullable(Type.String()),
  builtAt: Type.String(),
  /** Null for releases from before this was recorded. */
  builder: Nullable(
    Type.Object({
      name: Type.String(),
      node: Type.String(),
      platform: Type.String(),
      tools: Type.Record(Type.String(), Type.String()),
    }),
  ),
  federation: Type.String(),
  requires: Type.Record(Type.String(), Type.String()),
  digest: Type.String(),
  files: Type.Integer(),
  /** The packages whose code it contains; null if unknown, with the reason in `fault`. */
  dependencies: Nullable(
    Type.Array(
      Type.Object({ name: Type.String(), version: Type.String(), licences: Type.Array(Type.String()) }),
    ),
  ),
  fault: Nullable(Type.String()),
});
export type ReleaseDetails = Static<typeof ReleaseDetails>;
