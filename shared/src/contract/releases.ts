import { Type, type Static } from 'typebox';
import { Exact } from './common.ts';
import { ViewList } from './views.ts';

/** A file and its digest, as an `integrity` attribute takes it (sha384-…). */
export const Asset = Type.Object({ url: Type.String(), integrity: Type.String() });
export type Asset = Static<typeof Asset>;

/** A screen that a remote brings along: the header links to it, at `/<remote>`, while the release runs (TEAM-07). */
export const RemoteScreen = Type.Object({
  title: Type.String(),
  /** Who finds it, by employee type; absent: everybody. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
  icon: Type.Optional(Type.String()),
  /** Its place in the header, which it keeps while it is switched off; those without one come behind. */
  place: Type.Optional(Type.Integer()),
  /** The member of the answer of call 2 that its link shows. */
  count: Type.Optional(Type.String()),
  /** It lists nothing before a company or a parent is selected. */
  needsSelection: Type.Optional(Type.Boolean()),
  /** What its link has beside a selection: a query string. */
  underSelection: Type.Optional(Type.String()),
  /** Each record has a page of its own, `/<remote>/12`. */
  hasRecords: Type.Optional(Type.Boolean()),
  /** It is a list: the company filter leads back to it. */
  isList: Type.Optional(Type.Boolean()),
});
export type RemoteScreen = Static<typeof RemoteScreen>;

/** What a remote adds to the command palette while its release runs (TEAM-10): it opens `/<remote>`. */
export const PaletteEntry = Type.Object({
  label: Type.String(),
  /** What else finds it. */
  keywords: Type.Optional(Type.Array(Type.String())),
  /** The query string of the address, without its question mark. */
  query: Type.Optional(Type.String()),
  /** Who finds it, by employee type; absent: who finds the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type PaletteEntry = Static<typeof PaletteEntry>;

/** A dialog that a remote offers, to its own screen and to every other page. */
export const OfferedDialog = Type.Object({
  /** The exposed module: `./ShareLinks` has the component `ShareLinks`. */
  module: Type.String(),
  /** What it is called where it can't be loaded. */
  title: Type.String(),
  /** It changes the address of its remote's screen, so it goes when that is left. */
  isOfScreen: Type.Optional(Type.Boolean()),
  /** The entry of the menu New that opens it, and what it is given then. */
  add: Type.Optional(
    Type.Object({ label: Type.String(), given: Type.Record(Type.String(), Type.Unknown()) }),
  ),
  /** Its earlier name: browsers may keep what was not saved under it. */
  formerly: Type.Optional(Type.String()),
});
export type OfferedDialog = Static<typeof OfferedDialog>;

/** A record of which releases may offer something. */
export const ActionRecordKind = Type.Union([
  Type.Literal('company'),
  Type.Literal('contact'),
  Type.Literal('activity'),
  Type.Literal('order-line'),
]);
export type ActionRecordKind = Static<typeof ActionRecordKind>;

/** What a remote offers on each record of a kind while its release runs (TEAM-13): it opens a dialog of the remote. */
export const RecordAction = Type.Object({
  on: ActionRecordKind,
  label: Type.String(),
  /** The exposed module: `./VisitForm` has the component `VisitForm`. */
  module: Type.String(),
  /** Who finds it, by employee type; absent: who finds the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type RecordAction = Static<typeof RecordAction>;

/** A part of a list that a remote shows beside its views while its release runs (TEAM-14), with how much is in it. */
export const ListChip = Type.Object({
  list: ViewList,
  label: Type.String(),
  /** The query string of the list's address. */
  query: Type.String(),
  /** Who finds it, by employee type; absent: who finds the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type ListChip = Static<typeof ListChip>;

export const TopicKey = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** What the team of a remote tells people of in the inbox while its release runs (TEAM-18). */
export const InboxTopic = Type.Object({
  key: Type.String(),
  label: Type.String(),
  icon: Type.String(),
  /** Where its items lead when they name no address; absent: to the screen. */
  address: Type.Optional(Type.String()),
  /** Who is told, by employee type; absent: who finds the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type InboxTopic = Static<typeof InboxTopic>;

/** One published release of a remote: what a page needs to load it. */
export const ReleaseAssets = Type.Object({
  release: Type.String(),
  version: Type.String(),
  /** The name of its container, and of the global that its entry sets: it differs from release to release. */
  container: Type.String(),
  entry: Asset,
  /** Exposed module (./Screen) → the files it needs beside the entry. */
  modules: Type.Record(Type.String(), Type.Object({ js: Type.Array(Asset), css: Type.Array(Asset) })),
  screen: Type.Optional(RemoteScreen),
  /** By their names within the remote: `share` is `orders/share`. */
  dialogs: Type.Optional(Type.Record(Type.String(), OfferedDialog)),
  palette: Type.Optional(Type.Array(PaletteEntry)),
  actions: Type.Optional(Type.Array(RecordAction)),
  chips: Type.Optional(Type.Array(ListChip)),
  topics: Type.Optional(Type.Array(InboxTopic)),
});
export type ReleaseAssets = Static<typeof ReleaseAssets>;

/** Which release of a remote runs: everywhere, for a part of the people, or (disabled) not at all. */
export const RemoteState = Type.Object({
  active: Type.String(),
  canary: Type.Optional(
    Type.Object({
      release: Type.String(),
      percent: Type.Number(),
      /** Who gets it beside the share: people by their marks (domain/canary.ts), which lead to nobody, and types. */
      people: Type.Optional(Type.Array(Type.Integer())),
      types: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  disabled: Type.Optional(Type.Object({ reason: Type.String() })),
});
export type RemoteState = Static<typeof RemoteState>;

/** The registry as index.html carries it and /releases.json answers it. */
export const PublicRegistry = Type.Object({
  schema: Type.Literal(1),
  revision: Type.Integer(),
  /** Null until a host is promoted. */
  host: Type.Union([
    Type.Object({ release: Type.String(), provides: Type.Record(Type.String(), Type.String()) }),
    Type.Null(),
  ]),
  /** Which release of the host pages get; absent where the host is no release, but served from a checkout. */
  hostRelease: Type.Optional(RemoteState),
  remotes: Type.Record(Type.String(), RemoteState),
  /** Remote → release → its files, for every release that `remotes` or `overrides` names. */
  releases: Type.Record(Type.String(), Type.Record(Type.String(), ReleaseAssets)),
  /** Remote → the release that the page asked for in the place of what runs, and whether it may have it. */
  overrides: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        release: Type.String(),
        isAllowed: Type.Boolean(),
        /** Present where it was withdrawn: why, in a sentence; empty for whoever is not signed in. */
        withdrawn: Type.Optional(Type.String()),
      }),
    ),
  ),
});
export type PublicRegistry = Static<typeof PublicRegistry>;

/** How one load of a remote went; sent by every page. */
export const LoadReport = Exact({
  remote: Type.String({ maxLength: 64 }),
  release: Type.String({ maxLength: 128 }),
  status: Type.Union([Type.Literal('loaded'), Type.Literal('failed')]),
  durationMs: Type.Integer({ minimum: 0 }),
  errorClass: Type.Union([Type.String({ maxLength: 32 }), Type.Null()]),
  revision: Type.Integer({ minimum: 0 }),
  canary: Type.Boolean(),
});
export type LoadReport = Static<typeof LoadReport>;

/** One, as the page of a host that did not start sends it, or what a page has collected. */
export const LoadReports = Type.Union([LoadReport, Type.Array(LoadReport, { minItems: 1, maxItems: 50 })]);
export type LoadReports = Static<typeof LoadReports>;
