import { Type, type Static, type TLiteralValue, type TProperties, type TSchema } from 'typebox';
import { PAGE_SIZES } from '../domain/listState.ts';
import { MOST_MENTIONED } from '../domain/mentions.ts';
import { MOST_VALUES } from '../domain/several.ts';

/** One of a few values, which a rule of `domain` names. */
export const OneOf = <const Values extends readonly TLiteralValue[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));

/** An object as it is sent: what else it has is refused by name. */
export const Exact = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A 32-bit identifier; 0 stands for none. */
export const Id = Type.Integer({ minimum: 0, maximum: 2147483647 });
/** Colleagues who were chosen to be mentioned in the notes: those whose '@Full Name' the notes have are told (INBOX-27). */
export const Mentioned = Type.Array(Id, { maxItems: MOST_MENTIONED, uniqueItems: true });
/** The names of those who were mentioned and not told, since they have left. */
export const NotTold = Type.Array(Type.String());
/** An identifier filter: 0 means no narrowing. */
export const IdFilter = Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 });
/** The total that a screen knew when it asked. */
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
export const SortDirection = Type.Union([Type.Literal(0), Type.Literal(1)], { default: 0 });
export const PageNo = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const PageSize = OneOf(PAGE_SIZES);

/** Additive: one value as ever, or a list of which a record has to have one. A server without it refuses the list by name. */
export const OneOrSeveral = <One extends TSchema, Each extends TSchema>(
  one: One,
  each: Each,
  { none, most = MOST_VALUES }: { none: Static<One>; most?: number },
) => Type.Union([one, Type.Array(each, { minItems: 1, maxItems: most })], { default: none });
/** An identifier filter of one or several. */
export const IdsFilter = OneOrSeveral(IdFilter, Type.Integer({ minimum: 1, maximum: 2147483647 }), {
  none: 0,
});

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Option = Type.Object({ value: Type.Integer(), label: Type.String() });
export type Option = Static<typeof Option>;

/** A company option: its parent's id rides along, so that choosing a company chooses its parent. */
export const CompanyOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  TrendGroupId: Type.Integer(),
});
export type CompanyOption = Static<typeof CompanyOption>;

/** A contact option. Names repeat, so the contact's default company stands beside it; empty: no company. */
export const ContactOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  Company: Type.String(),
  /** Additive: false where the contact is not the caller's to put on a company; else absent. */
  IsAssociated: Type.Optional(Type.Boolean()),
});
export type ContactOption = Static<typeof ContactOption>;

/** An employee option; `data` is the employee's UID in upper case. */
export const EmployeeOption = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  data: Type.String(),
  /** Additive: where another employee has the same name, whatever its case; else absent. */
  Email: Type.Optional(Type.String()),
});
export type EmployeeOption = Static<typeof EmployeeOption>;

export const StateOption = Type.Object({ value: Type.String(), label: Type.String() });
export type StateOption = Static<typeof StateOption>;

/** A link between a contact and a company; exactly one of a contact's links is the default. */
export const Association = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  isDefault: Type.Boolean(),
  /** Additive, of a contact's companies: false where only others may take the contact off; else absent. */
  IsAssociated: Type.Optional(Type.Boolean()),
});
export type Association = Static<typeof Association>;

/** Who asks, and under which selection: what every list request begins with. */
export const EmployeeUid = Type.Optional(Uid);

/** The header that calls 6, 14, 15 and 30 carry; it must be the token's own employee. */
export const EmployeeHeaders = Type.Object({ employeeuid: Type.Optional(Uid) });

/** What a sign-in whose password was right still needs: a code or a passkey, or one of them that is set up first. */
export const SecondStepNeeded = Type.Object({
  ticket: Type.String(),
  isEnrolment: Type.Boolean(),
  /** Additive: which of the two they have; a passkey that is blocked is none to use. */
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
  /** With a 409: the record as it stands now, who changed it last (a name), and when (a time with its zone). */
  current: Type.Optional(Type.Unknown()),
  changedBy: Type.Optional(Type.String()),
  changedAt: Type.Optional(Type.String()),
  /** With a 401 of call 31: the password was right, and a second step is needed (call 280) or to be set up first (281). */
  secondStep: Type.Optional(SecondStepNeeded),
  /** With a 401 of call 342: what renews the session was used twice, as a copy would be, and the session has ended. */
  sessionMisused: Type.Optional(Type.Boolean()),
});
export type Problem = Static<typeof Problem>;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF_TYPE = 'application/pdf';

/** A spreadsheet or PDF as bytes; the call's `produces` names its media types. */
export const Download = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** Done or not. */
export const Answer = Type.Boolean();
