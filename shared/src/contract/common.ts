import { Type, type Static, type TLiteralValue, type TProperties, type TSchema } from 'typebox';
import { PAGE_SIZES } from '../domain/listState.ts';
import { MOST_MENTIONED } from '../domain/mentions.ts';
import { MOST_VALUES } from '../domain/several.ts';

/** One of a few values, defined in `domain`. */
export const OneOf = <const Values extends readonly TLiteralValue[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));

/** An object in a request: unknown fields are rejected by name. */
export const Exact = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A 32-bit identifier; 0 stands for none. */
export const Id = Type.Integer({ minimum: 0, maximum: 2147483647 });
/** Colleagues chosen as mentions in the notes. Those whose '@Full Name' is in the notes are notified (INBOX-27). */
export const Mentioned = Type.Array(Id, { maxItems: MOST_MENTIONED, uniqueItems: true });
/** Names of mentioned colleagues who weren't notified because they have left. */
export const NotTold = Type.Array(Type.String());
/** An identifier filter: 0 means no filter. */
export const IdFilter = Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 });
/** The total that the screen knew when it sent the request. */
export const FilterTotal = Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 });
export const Count = Type.Integer({ minimum: 0 });
/** A UID of an employee or a company: a GUID in either case. */
export const Uid = Type.String({ minLength: 1, maxLength: 64 });
/** A date (2026-11-23) or a date-time without a zone (2026-11-23T00:00:00); 0001-01-01T00:00:00 means no date. */
export const LocalDate = Type.String({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,7})?)?)?$`,
});
/** A date filter: a local date, or empty for none. */
export const DateFilter = Type.Union([LocalDate, Type.Literal(''), Type.Null()], { default: null });
export const SortDirection = Type.Union([Type.Literal(0), Type.Literal(1)], {
  default: 0,
  description: '0: ascending or oldest first; 1: descending or newest first.',
});
export const PageNo = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const PageSize = OneOf(PAGE_SIZES);

/** Additive: one value, or a list of which a record must match one. An older server rejects the list and names the field. */
export const OneOrSeveral = <One extends TSchema, Each extends TSchema>(
  one: One,
  each: Each,
  { none, most = MOST_VALUES }: { none: Static<One>; most?: number },
) => Type.Union([one, Type.Array(each, { minItems: 1, maxItems: most })], { default: none });
/** A filter by one or more identifiers. */
export const IdsFilter = OneOrSeveral(IdFilter, Type.Integer({ minimum: 1, maximum: 2147483647 }), {
  none: 0,
});

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Option = Type.Object({ value: Type.Integer(), label: Type.String() });
export type Option = Static<typeof Option>;

/** A company option, with its parent's id, so that choosing a company also chooses its parent. */
export const CompanyOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  TrendGroupId: Type.Integer(),
});
export type CompanyOption = Static<typeof CompanyOption>;

/** A contact option. Names repeat, so it carries the contact's default company; empty: no company. */
export const ContactOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  Company: Type.String(),
  /** Additive. */
  IsAssociated: Type.Optional(
    Type.Boolean({
      description: 'False if the signed-in employee can’t add the contact to a company; absent otherwise.',
    }),
  ),
});
export type ContactOption = Static<typeof ContactOption>;

/** An employee option; `data` is the employee's UID in upper case. */
export const EmployeeOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  data: Type.String(),
  /** Additive: present only if another employee has the same name, ignoring case. */
  Email: Type.Optional(Type.String()),
});
export type EmployeeOption = Static<typeof EmployeeOption>;

export const StateOption = Type.Object({
  value: Type.String({ description: 'The two-letter code.' }),
  label: Type.String(),
});
export type StateOption = Static<typeof StateOption>;

/** A link between a contact and a company; exactly one of a contact's links is the default. */
export const Association = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  isDefault: Type.Boolean(),
  /** Additive. */
  IsAssociated: Type.Optional(
    Type.Boolean({
      description:
        'For a contact’s companies: false if the signed-in employee can’t remove the contact from the company; absent otherwise.',
    }),
  ),
});
export type Association = Static<typeof Association>;

/** The caller and the selection: the first fields of every list request. */
export const EmployeeUid = Type.Optional(Uid);

/** The header that calls 6, 14, 15 and 30 carry; it must be the token's own employee. */
export const EmployeeHeaders = Type.Object({ employeeuid: Type.Optional(Uid) });

/** What a sign-in with a correct password still needs: a code or a passkey, or setting one up first. */
export const SecondStepNeeded = Type.Object({
  ticket: Type.String(),
  isEnrolment: Type.Boolean(),
  /** Additive: which second factors they have. A blocked passkey doesn't count. */
  hasApp: Type.Optional(Type.Boolean()),
  hasPasskey: Type.Optional(Type.Boolean()),
  hasBlockedPasskey: Type.Optional(Type.Boolean()),
});
export type SecondStepNeeded = Static<typeof SecondStepNeeded>;

/** RFC 9457 problem details; `errors` names the fields. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
  /** With a 409: the current record, who changed it last (a name), and when (a time with its zone). */
  current: Type.Optional(Type.Unknown()),
  changedBy: Type.Optional(Type.String()),
  changedAt: Type.Optional(Type.String()),
  /** With a 401 from call 31: the password was correct, and a second step is needed (call 280) or must be set up first (281). */
  secondStep: Type.Optional(SecondStepNeeded),
  /** With a 401 from call 342: a replaced renewal cookie was used again, so it may have been copied, and the session has ended. */
  sessionMisused: Type.Optional(Type.Boolean()),
});
export type Problem = Static<typeof Problem>;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF_TYPE = 'application/pdf';

/** A spreadsheet or PDF as bytes; the call's `produces` names its media types. */
export const Download = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** Done or not. */
export const Answer = Type.Boolean();
