import { TOPIC_ICONS, type TopicIcon } from '@galley/shared/domain/topics';
import { Type, type Static } from 'typebox';

/** Who finds it or is told of it, by employee type; absent: who finds the screen. */
const employeeTypes = Type.Optional(Type.Array(Type.String(), { minItems: 1 }));
/** The query string of an address, without its question mark. */
const Query = Type.String({ maxLength: 300, pattern: String.raw`^[\w.~%+-]+=[^#\s]*$` });
/** Unknown members are refused, because otherwise they would be silently ignored. */
const STRICT = { additionalProperties: false };

const Icon = Type.Unsafe<TopicIcon>({ type: 'string', enum: [...TOPIC_ICONS] });

/** A member of an answer, or a parameter of an address. */
const Name = Type.String({ pattern: String.raw`^[A-Za-z]\w*$`, maxLength: 40 });

const Words = Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 60 });
/** What one value of a parameter may be. */
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

/** What the parameters of a list take: links, views and chips of others are held to it. */
const ListShape = Type.Object({ filters: Type.Record(Name, Shape), sort: Shape }, STRICT);

/** A screen: the header shows a link to it, at `/<remote>`, while the release runs. */
export const Screen = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 24 }),
    /** Who finds it in the header, by employee type; absent: everybody. */
    employeeTypes,
    icon: Type.Optional(Icon),
    /** Its place in the header, which it keeps while it is switched off; those without one come behind, by name. */
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    /** The member of the answer of call 2 that the link shows. */
    count: Type.Optional(Name),
    /** It lists nothing before a company or a parent is selected. */
    needsSelection: Type.Optional(Type.Boolean()),
    /** What its link has beside a selection: a query string. */
    underSelection: Type.Optional(Query),
    /** Each record has a page of its own, `/<remote>/12`. */
    hasRecords: Type.Optional(Type.Boolean()),
    /** Its list: the company filter leads back to it, and it may have views and chips. */
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
    /** The exposed module: `./ShareLinks` has the component `ShareLinks`. */
    module: Module,
    /** What it is called where it can't be loaded: `The links form could not be loaded.` */
    title: Type.String({ minLength: 1, maxLength: 40 }),
    /** It changes the address of the remote's screen, so it goes when that is left. */
    isOfScreen: Type.Optional(Type.Boolean()),
    /** The entry of the menu New that opens it, and what it is given then. */
    add: Type.Optional(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 40 }),
          given: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 8 }),
        },
        STRICT,
      ),
    ),
    /** Its earlier name: browsers may keep what was not saved under it. */
    formerly: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  },
  STRICT,
);

/** What the remote adds to the command palette: it opens `/<remote>`, with the query string if there is one. */
export const PaletteEntry = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 40 }),
    /** What else finds it. */
    keywords: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 24 }), { maxItems: 8 })),
    query: Type.Optional(Query),
    employeeTypes,
  },
  STRICT,
);

/** What the remote offers on each record of a kind: it opens a dialog of the remote, with the record's id. */
export const RecordAction = Type.Object(
  {
    on: Type.Union([
      Type.Literal('company'),
      Type.Literal('contact'),
      Type.Literal('activity'),
      Type.Literal('order-line'),
    ]),
    label: Type.String({ minLength: 1, maxLength: 40 }),
    /** The exposed module: `./VisitForm` has the component `VisitForm`. */
    module: Module,
    employeeTypes,
  },
  STRICT,
);
export type RecordAction = Static<typeof RecordAction>;

/** What the remote shows beside the views of a list: a part of it by its own filters, with how much is in it. */
export const ListChip = Type.Object(
  {
    list: Type.Union([
      Type.Literal('activities'),
      Type.Literal('companies'),
      Type.Literal('contacts'),
      Type.Literal('orders'),
    ]),
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
    /** By which calls name it. */
    key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    /** Beside its items, and where people choose what they are told of. */
    label: Type.String({ minLength: 1, maxLength: 40 }),
    icon: Icon,
    /** Where its items lead when they name no address; absent: to the screen. */
    address: Type.Optional(Type.String({ maxLength: 300 })),
    employeeTypes,
  },
  STRICT,
);
export type InboxTopic = Static<typeof InboxTopic>;
