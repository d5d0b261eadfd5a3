import { TOPIC_ICONS, type TopicIcon } from '@galley/shared/domain/topics';
import { Type, type Static } from 'typebox';
import { LISTS, type ListName } from './lists.ts';

/** Who sees it, or is notified, by employee type; absent: everybody who sees the screen. */
const employeeTypes = Type.Optional(Type.Array(Type.String(), { minItems: 1 }));
/** The query string of an address, without the question mark. */
const Query = Type.String({ maxLength: 300, pattern: String.raw`^[\w.~%+-]+=[^#\s]*$` });
/** Rejects unknown members instead of silently ignoring them. */
const STRICT = { additionalProperties: false };

const Icon = Type.Unsafe<TopicIcon>({ type: 'string', enum: [...TOPIC_ICONS] });

/** A member of a response, or a parameter of an address. */
const Name = Type.String({ pattern: String.raw`^[A-Za-z]\w*$`, maxLength: 40 });

const Words = Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 60 });
/** The valid values of a parameter. */
const ValueShape = Type.Union([
  Type.Object(
    { is: Type.Literal('integer'), default: Type.Integer(), min: Type.Integer(), max: Type.Integer() },
    STRICT,
  ),
  Type.Object({ is: Type.Literal('word'), words: Words }, STRICT),
  Type.Object({ is: Type.Literal('text') }, STRICT),
  Type.Object({ is: Type.Literal('day') }, STRICT),
  Type.Object(
    {
      is: Type.Literal('digits'),
      dashes: Type.Union([Type.Literal(0), Type.Literal(1)]),
      most: Type.Integer({ minimum: 1, maximum: 200 }),
    },
    STRICT,
  ),
]);
const Shape = Type.Union([
  ValueShape,
  Type.Object(
    { is: Type.Literal('several'), of: ValueShape, most: Type.Integer({ minimum: 1, maximum: 200 }) },
    STRICT,
  ),
]);

/** The valid parameters of a list, which links, views and other teams' chips must follow. */
const ListShape = Type.Object({ filters: Type.Record(Name, Shape), sort: Shape }, STRICT);

/** A screen: while the release is active, the header shows a link to it, at `/<remote>`. */
export const Screen = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 24 }),
    /** Who sees it in the header, by employee type; absent: everybody. */
    employeeTypes,
    icon: Type.Optional(Icon),
    /** Its place in the header, which it keeps while it's disabled. Screens without a place come last, by name. */
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    /** The member of call 2's response that the link shows. */
    count: Type.Optional(Name),
    /** It lists nothing until a company or a parent is selected. */
    needsSelection: Type.Optional(Type.Boolean()),
    /** The query string that its link has in addition to a selection. */
    underSelection: Type.Optional(Query),
    /** Each record has its own page, `/<remote>/12`. */
    hasRecords: Type.Optional(Type.Boolean()),
    /** Its list: the company filter returns to it, and it can have views and chips. */
    list: Type.Optional(ListShape),
  },
  STRICT,
);

const Module = Type.String({ pattern: String.raw`^\./[A-Z]\w*$`, maxLength: 64 });

/** A dialog's name within its remote. */
export const DIALOG = '[a-z][a-z0-9-]{0,39}';

/** A dialog that the remote offers to its own screen and to every other page. */
export const OfferedDialog = Type.Object(
  {
    /** The exposed module: `./ShareLinks` exports the component `ShareLinks`. */
    module: Module,
    /** Its name in messages: `The links form could not be loaded.` */
    title: Type.String({ minLength: 1, maxLength: 40 }),
    /** It changes the address of the remote's screen, so it closes when people leave that. */
    isOfScreen: Type.Optional(Type.Boolean()),
    /** The entry in the menu New that opens it, and the values that it then gets. */
    add: Type.Optional(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 40 }),
          given: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 8 }),
        },
        STRICT,
      ),
    ),
    /** Its earlier name, under which browsers can still have unsaved input. */
    formerly: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  STRICT,
);

/** An entry that the remote adds to the command palette: it opens `/<remote>`, with the query string if there is one. */
export const PaletteEntry = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 40 }),
    /** More search words. */
    keywords: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 24 }), { maxItems: 8 })),
    query: Type.Optional(Query),
    employeeTypes,
  },
  STRICT,
);

/** An action that the remote offers on each record of a kind: it opens one of the remote's dialogs with the record's id. */
export const RecordAction = Type.Object(
  {
    on: Type.Union([
      Type.Literal('company'),
      Type.Literal('contact'),
      Type.Literal('activity'),
      Type.Literal('order-line'),
    ]),
    label: Type.String({ minLength: 1, maxLength: 40 }),
    /** The exposed module: `./VisitForm` exports the component `VisitForm`. */
    module: Module,
    employeeTypes,
  },
  STRICT,
);
export type RecordAction = Static<typeof RecordAction>;

/** A part of a list, by the list's own filters, that the remote shows beside the views, with its count. */
export const ListChip = Type.Object(
  {
    list: Type.Unsafe<ListName>({ type: 'string', enum: [...LISTS] }),
    label: Type.String({ minLength: 1, maxLength: 24 }),
    query: Query,
    employeeTypes,
  },
  STRICT,
);
export type ListChip = Static<typeof ListChip>;

/** A topic of the remote's notifications. */
export const InboxTopic = Type.Object(
  {
    /** The name that calls use. */
    key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    /** Shown with its items, and where people choose their notifications. */
    label: Type.String({ minLength: 1, maxLength: 40 }),
    icon: Icon,
    /** Where items without an address lead; absent: to the screen. */
    address: Type.Optional(Type.String({ maxLength: 300 })),
    employeeTypes,
  },
  STRICT,
);
export type InboxTopic = Static<typeof InboxTopic>;
