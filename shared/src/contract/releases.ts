import { Type, type Static } from 'typebox';
import { Exact } from './common.ts';
import { ViewList } from './views.ts';

/** A file and its digest, as an `integrity` attribute takes it (sha384-…). */
export const Asset = Type.Object({ url: Type.String(), integrity: Type.String() });
export type Asset = Static<typeof Asset>;

/** A screen that a remote adds at `/<remote>`: the header links to it while the release is active (TEAM-07). */
export const RemoteScreen = Type.Object({
  title: Type.String(),
  /** The employee types that see it; absent: everybody. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
  icon: Type.Optional(Type.String()),
  /** Its place in the header, which it keeps while it is disabled. Screens without a place come last. */
  place: Type.Optional(Type.Integer()),
  /** The field of call 2's response that its link shows as a count. */
  count: Type.Optional(Type.String()),
  /** It shows nothing until a company or parent is selected. */
  needsSelection: Type.Optional(Type.Boolean()),
  /** The query string of its link within a selection. */
  underSelection: Type.Optional(Type.String()),
  /** Each record has a page of its own, `/<remote>/12`. */
  hasRecords: Type.Optional(Type.Boolean()),
  /** It is a list: the company filter leads back to it. */
  isList: Type.Optional(Type.Boolean()),
});
export type RemoteScreen = Static<typeof RemoteScreen>;

/** What a remote adds to the command palette while its release is active (TEAM-10): it opens `/<remote>`. */
export const PaletteEntry = Type.Object({
  label: Type.String(),
  /** More search words for it. */
  keywords: Type.Optional(Type.Array(Type.String())),
  /** The query string of the address, without its question mark. */
  query: Type.Optional(Type.String()),
  /** The employee types that see it; absent: the same as the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type PaletteEntry = Static<typeof PaletteEntry>;

/** A dialog that a remote offers, to its own screen and to every other page. */
export const OfferedDialog = Type.Object({
  /** The exposed module: `./ShareLinks` has the component `ShareLinks`. */
  module: Type.String(),
  /** Its name in the message when it can't be loaded. */
  title: Type.String(),
  /** It changes the address of its remote's screen, so it closes when the user leaves that screen. */
  isOfScreen: Type.Optional(Type.Boolean()),
  /** The entry of the menu New that opens it, and the parameters that it opens with. */
  add: Type.Optional(
    Type.Object({ label: Type.String(), given: Type.Record(Type.String(), Type.Unknown()) }),
  ),
  /** Its earlier name, under which browsers may have unsaved input. */
  formerly: Type.Optional(Type.String()),
});
export type OfferedDialog = Static<typeof OfferedDialog>;

/** The kinds of records that a release can offer actions on. */
export const ActionRecordKind = Type.Union([
  Type.Literal('company'),
  Type.Literal('contact'),
  Type.Literal('activity'),
  Type.Literal('order-line'),
]);
export type ActionRecordKind = Static<typeof ActionRecordKind>;

/** An action that a remote offers on each record of a kind while its release is active (TEAM-13). It opens a dialog of the remote. */
export const RecordAction = Type.Object({
  on: ActionRecordKind,
  label: Type.String(),
  /** The exposed module: `./VisitForm` has the component `VisitForm`. */
  module: Type.String(),
  /** The employee types that see it; absent: the same as the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type RecordAction = Static<typeof RecordAction>;

/** A part of a list that a remote shows beside the views, with a count, while its release is active (TEAM-14). */
export const ListChip = Type.Object({
  list: ViewList,
  label: Type.String(),
  /** The query string of the list's address. */
  query: Type.String(),
  /** The employee types that see it; absent: the same as the screen. */
  employeeTypes: Type.Optional(Type.Array(Type.String())),
});
export type ListChip = Static<typeof ListChip>;

export const TopicKey = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** A topic of inbox items that a remote's team can post while its release is active (TEAM-18). */
export const InboxTopic = Type.Object({
  key: Type.String(),
  label: Type.String(),
  icon: Type.String(),
  /** Where items without an address lead; absent: to the remote's screen. */
  address: Type.Optional(Type.String()),
  /** The employee types that get its items; absent: the same as the screen. */
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
  /** Exposed module (./Screen) → the files it needs besides the entry. */
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

/** Which release of a remote is active: for everybody, for some people, or for nobody (disabled). */
export const RemoteState = Type.Object({
  active: Type.String(),
  canary: Type.Optional(
    Type.Object({
      release: Type.String(),
      percent: Type.Number(),
      /**
       * Who gets it besides the share: people by their canary keys (server/src/releases/rules/canary.ts), which reveal no identity, and
       * employee types.
       */
      people: Type.Optional(Type.Array(Type.Integer())),
      types: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  disabled: Type.Optional(Type.Object({ reason: Type.String() })),
});
export type RemoteState = Static<typeof RemoteState>;

/** The registry as index.html contains it and /releases.json returns it. */
export const PublicRegistry = Type.Object({
  schema: Type.Literal(1),
  revision: Type.Integer(),
  /** Null until a host is promoted. */
  host: Type.Union([
    Type.Object({ release: Type.String(), provides: Type.Record(Type.String(), Type.String()) }),
    Type.Null(),
  ]),
  /** Which release of the host pages get; absent if the host isn't a release but served from a checkout. */
  hostRelease: Type.Optional(RemoteState),
  remotes: Type.Record(Type.String(), RemoteState),
  /** Remote → release → its files, for every release that `remotes` or `overrides` names. */
  releases: Type.Record(Type.String(), Type.Record(Type.String(), ReleaseAssets)),
  /** Remote → the release that the page requested instead of the active one, and whether it gets it. */
  overrides: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        release: Type.String(),
        isAllowed: Type.Boolean(),
        /** Present if it was withdrawn: the reason, as a sentence. Empty if nobody is signed in. */
        withdrawn: Type.Optional(Type.String()),
      }),
    ),
  ),
});
export type PublicRegistry = Static<typeof PublicRegistry>;

/** The outcome of loading a remote. Every page sends it. */
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

/** One report from a page whose host didn't start, or all reports that a page has collected. */
export const LoadReports = Type.Union([LoadReport, Type.Array(LoadReport, { minItems: 1, maxItems: 50 })]);
export type LoadReports = Static<typeof LoadReports>;
