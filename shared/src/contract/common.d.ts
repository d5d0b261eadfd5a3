import { Type, type Static, type TSchema } from 'typebox';
/** A 32-bit identifier; 0 stands for none. */
export declare const Id: Type.TInteger;
/** An identifier filter: 0 means no narrowing. */
export declare const IdFilter: Type.TInteger;
export declare const Count: Type.TInteger;
/** A UID of an employee or a company: a GUID in either case. */
export declare const Uid: Type.TString;
/** A date (2026-11-23) or a date-time without a zone (2026-11-23T00:00:00); 0001-01-01T00:00:00 means no date. */
export declare const LocalDate: Type.TString;
/** A date filter: a local date, or empty for none. */
export declare const DateFilter: Type.TUnion<[Type.TString, Type.TLiteral<"">, Type.TNull]>;
export declare const SortDirection: Type.TUnion<[Type.TLiteral<0>, Type.TLiteral<1>]>;
export declare const PageNo: Type.TInteger;
export declare const PageSize: Type.TUnion<[Type.TLiteral<20>, Type.TLiteral<50>, Type.TLiteral<100>, Type.TLiteral<200>]>;
export declare const Nullable: <T extends TSchema>(schema: T) => Type.TUnion<[T, Type.TNull]>;
export declare const Option: Type.TObject<{
    value: Type.TInteger;
    label: Type.TString;
}>;
export type Option = Static<typeof Option>;
/** A company option: its parent's id rides along, so that choosing a company chooses its parent. */
export declare const CompanyOption: Type.TObject<{
    value: Type.TInteger;
    label: Type.TString;
    TrendGroupId: Type.TInteger;
}>;
export type CompanyOption = Static<typeof CompanyOption>;
/** An employee option; `data` is the employee's UID in upper case. */
export declare const EmployeeOption: Type.TObject<{
    value: Type.TInteger;
    label: Type.TString;
    data: Type.TString;
}>;
export type EmployeeOption = Static<typeof EmployeeOption>;
export declare const StateOption: Type.TObject<{
    value: Type.TString;
    label: Type.TString;
}>;
export type StateOption = Static<typeof StateOption>;
/** A link between a contact and a company; exactly one of a contact's links is the default. */
export declare const Association: Type.TObject<{
    value: Type.TInteger;
    label: Type.TString;
    isDefault: Type.TBoolean;
}>;
export type Association = Static<typeof Association>;
/** Who asks, and under which selection: what every list request begins with. */
export declare const EmployeeUid: Type.TOptional<Type.TString>;
/** The header that calls 6, 14, 15 and 30 carry; it must be the token's own employee. */
export declare const EmployeeHeaders: Type.TObject<{
    employeeuid: Type.TOptional<Type.TString>;
}>;
/** RFC 9457 problem details; `errors` names the fields. */
export declare const Problem: Type.TObject<{
    type: Type.TString;
    title: Type.TString;
    status: Type.TInteger;
    detail: Type.TOptional<Type.TString>;
    requestId: Type.TOptional<Type.TString>;
    errors: Type.TOptional<Type.TArray<Type.TObject<{
        field: Type.TString;
        message: Type.TString;
    }>>>;
    /** With a 409: the record as it stands now, who changed it last (a name), and when (a time with its zone). */
    current: Type.TOptional<Type.TUnknown>;
    changedBy: Type.TOptional<Type.TString>;
    changedAt: Type.TOptional<Type.TString>;
}>;
export type Problem = Static<typeof Problem>;
/** A spreadsheet, PDF or image as bytes. */
export declare const Download: Type.TUnsafe<Uint8Array<ArrayBufferLike>>;
/** Done or not. */
export declare const Answer: Type.TBoolean;
