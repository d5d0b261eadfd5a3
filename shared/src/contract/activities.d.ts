import { Type, type Static } from 'typebox';
export declare const ActivityStatus: Type.TUnion<[Type.TLiteral<"OPEN">, Type.TLiteral<"CLOSED">, Type.TLiteral<"CANCELED">]>;
export type ActivityStatus = Static<typeof ActivityStatus>;
/** Call 3. Filter values: see `domain/activityFilter.ts`. */
export declare const ActivityPagedRequest: Type.TObject<{
    EmployeeUID: Type.TOptional<Type.TString>;
    SelectedParentID: Type.TInteger;
    SelectedCompanyID: Type.TInteger;
    PageNo: Type.TInteger;
    PageSize: Type.TUnion<[Type.TLiteral<20>, Type.TLiteral<50>, Type.TLiteral<100>, Type.TLiteral<200>]>;
    SortBy: Type.TLiteral<0>;
    SortOrder: Type.TUnion<[Type.TLiteral<0>, Type.TLiteral<1>]>;
    Filter_ParentID: Type.TInteger;
    Filter_CompanyID: Type.TInteger;
    Filter_ActivityForID: Type.TInteger;
    Filter_ContactID: Type.TInteger;
    Filter_SalesRepID: Type.TInteger;
    Filter_ActivityType: Type.TInteger;
    Filter_Recurrence: Type.TInteger;
    Filter_Status: Type.TInteger;
    Filter_DateRange: Type.TInteger;
    Filter_DateType: Type.TInteger;
    Filter_DateStart: Type.TUnion<[Type.TString, Type.TLiteral<"">, Type.TNull]>;
    Filter_DateEnd: Type.TUnion<[Type.TString, Type.TLiteral<"">, Type.TNull]>;
    Filter_Total: Type.TInteger;
    Filter_Apply: Type.TBoolean;
}>;
export type ActivityPagedRequest = Static<typeof ActivityPagedRequest>;
export declare const Activity: Type.TObject<{
    ID: Type.TInteger;
    ParentID: Type.TInteger;
    CompanyID: Type.TInteger;
    CompanyName: Type.TString;
    CompanyAddress: Type.TString;
    CompanyAddressLine1: Type.TString;
    CompanyAddressLine2: Type.TString;
    CompanyAddressCSZ: Type.TString;
    CompanySalesRepName: Type.TString;
    IndividualID: Type.TInteger;
    IndividualName: Type.TString;
    IndividualTitle: Type.TString;
    IndividualEmail: Type.TString;
    IndividualPhone: Type.TString;
    IndividualCell: Type.TString;
    ActivityForID: Type.TInteger;
    ActivityForName: Type.TString;
    ActivityCreatorID: Type.TInteger;
    ActivityCreatorName: Type.TString;
    TypeID: Type.TInteger;
    TypeName: Type.TString;
    StartDate: Type.TString;
    StartDateFormatted: Type.TString;
    ActivityComments: Type.TString;
    Title: Type.TString;
    Status: Type.TUnion<[Type.TLiteral<"OPEN">, Type.TLiteral<"CLOSED">, Type.TLiteral<"CANCELED">]>;
    DueInDays: Type.TInteger;
    FollowUpRecurrenceType: Type.TInteger;
    FollowUpRecurrenceText: Type.TString;
    FollowUpEndDate: Type.TString;
    IsAssociated: Type.TBoolean;
    Version: Type.TInteger;
}>;
export type Activity = Static<typeof Activity>;
export declare const ActivityPagedResponse: Type.TObject<{
    Activities: Type.TArray<Type.TObject<{
        ID: Type.TInteger;
        ParentID: Type.TInteger;
        CompanyID: Type.TInteger;
        CompanyName: Type.TString;
        CompanyAddress: Type.TString;
        CompanyAddressLine1: Type.TString;
        CompanyAddressLine2: Type.TString;
        CompanyAddressCSZ: Type.TString;
        CompanySalesRepName: Type.TString;
        IndividualID: Type.TInteger;
        IndividualName: Type.TString;
        IndividualTitle: Type.TString;
        IndividualEmail: Type.TString;
        IndividualPhone: Type.TString;
        IndividualCell: Type.TString;
        ActivityForID: Type.TInteger;
        ActivityForName: Type.TString;
        ActivityCreatorID: Type.TInteger;
        ActivityCreatorName: Type.TString;
        TypeID: Type.TInteger;
        TypeName: Type.TString;
        StartDate: Type.TString;
        StartDateFormatted: Type.TString;
        ActivityComments: Type.TString;
        Title: Type.TString;
        Status: Type.TUnion<[Type.TLiteral<"OPEN">, Type.TLiteral<"CLOSED">, Type.TLiteral<"CANCELED">]>;
        DueInDays: Type.TInteger;
        FollowUpRecurrenceType: Type.TInteger;
        FollowUpRecurrenceText: Type.TString;
        FollowUpEndDate: Type.TString;
        IsAssociated: Type.TBoolean;
        Version: Type.TInteger;
    }>>;
    TotalCount: Type.TInteger;
}>;
export type ActivityPagedResponse = Static<typeof ActivityPagedResponse>;
/** A follow-up as the server proposes it: ID -2, default type, Once, no date, notes copied. */
export declare const FollowUpDraft: Type.TObject<{
    ID: Type.TLiteral<-2>;
    ParentID: Type.TInteger;
    CompanyID: Type.TInteger;
    CompanyName: Type.TString;
    IndividualID: Type.TInteger;
    IndividualName: Type.TString;
    ActivityForID: Type.TInteger;
    TypeID: Type.TInteger;
    StartDate: Type.TString;
    ActivityComments: Type.TString;
    FollowUpRecurrenceType: Type.TLiteral<0>;
    FollowUpEndDate: Type.TString;
}>;
export type FollowUpDraft = Static<typeof FollowUpDraft>;
/** Call 5. ID 0 adds, -2 adds a follow-up, above 0 edits. saveMode 0 save, 1 and mark done, 2 and propose a follow-up. */
export declare const ActivitySaveRequest: Type.TObject<{
    saveMode: Type.TInteger;
    EmployeeUID: Type.TOptional<Type.TString>;
    SelectedParentID: Type.TInteger;
    SelectedCompanyID: Type.TInteger;
    ID: Type.TInteger;
    CompanyID: Type.TInteger;
    IndividualID: Type.TInteger;
    ActivityForID: Type.TInteger;
    TypeID: Type.TInteger;
    StartDate: Type.TString;
    Comments: Type.TString;
    FollowUpRecurrenceType: Type.TInteger;
    FollowUpEndDate: Type.TUnion<[Type.TString, Type.TNull]>;
    Version: Type.TOptional<Type.TInteger>;
    /** The date of this occurrence alone moves: the series goes on from its own dates. */
    KeepSeries: Type.TOptional<Type.TBoolean>;
}>;
export type ActivitySaveRequest = Static<typeof ActivitySaveRequest>;
export declare const ActivitySaveResponse: Type.TObject<{
    Success: Type.TBoolean;
    UnfilteredCount: Type.TInteger;
    activityDoneResponse: Type.TObject<{
        followupActivity: Type.TUnion<[Type.TObject<{
            ID: Type.TLiteral<-2>;
            ParentID: Type.TInteger;
            CompanyID: Type.TInteger;
            CompanyName: Type.TString;
            IndividualID: Type.TInteger;
            IndividualName: Type.TString;
            ActivityForID: Type.TInteger;
            TypeID: Type.TInteger;
            StartDate: Type.TString;
            ActivityComments: Type.TString;
            FollowUpRecurrenceType: Type.TLiteral<0>;
            FollowUpEndDate: Type.TString;
        }>, Type.TNull]>;
    }>;
    /** The saved record's id, and its version after the save. */
    ID: Type.TOptional<Type.TInteger>;
    Version: Type.TOptional<Type.TInteger>;
}>;
export type ActivitySaveResponse = Static<typeof ActivitySaveResponse>;
/** Call 6. closemode 0 done, 1 cancel this occurrence, 2 cancel this and all that remain. */
export declare const ActivityDoneParams: Type.TObject<{
    id: Type.TInteger;
}>;
export declare const ActivityDoneQuery: Type.TObject<{
    closemode: Type.TInteger;
}>;
export declare const ActivityDoneResponse: Type.TObject<{
    success: Type.TBoolean;
    followupActivity: Type.TUnion<[Type.TObject<{
        ID: Type.TLiteral<-2>;
        ParentID: Type.TInteger;
        CompanyID: Type.TInteger;
        CompanyName: Type.TString;
        IndividualID: Type.TInteger;
        IndividualName: Type.TString;
        ActivityForID: Type.TInteger;
        TypeID: Type.TInteger;
        StartDate: Type.TString;
        ActivityComments: Type.TString;
        FollowUpRecurrenceType: Type.TLiteral<0>;
        FollowUpEndDate: Type.TString;
    }>, Type.TNull]>;
    /** The closed record's version: what undoing names. */
    Version: Type.TOptional<Type.TInteger>;
}>;
export type ActivityDoneResponse = Static<typeof ActivityDoneResponse>;
/** Reopens an activity that was closed at this version, and withdraws the occurrence which that scheduled. */
export declare const ActivityUndoRequest: Type.TObject<{
    Version: Type.TInteger;
}>;
export declare const ActivityUndoResponse: Type.TObject<{
    success: Type.TBoolean;
}>;
export type ActivityUndoResponse = Static<typeof ActivityUndoResponse>;
export declare const activityCalls: {
    readonly activityPaged: {
        readonly number: 3;
        readonly method: 'POST';
        readonly path: '/v1/activity/paged';
        readonly body: Type.TObject<{
            EmployeeUID: Type.TOptional<Type.TString>;
            SelectedParentID: Type.TInteger;
            SelectedCompanyID: Type.TInteger;
            PageNo: Type.TInteger;
            PageSize: Type.TUnion<[Type.TLiteral<20>, Type.TLiteral<50>, Type.TLiteral<100>, Type.TLiteral<200>]>;
            SortBy: Type.TLiteral<0>;
            SortOrder: Type.TUnion<[Type.TLiteral<0>, Type.TLiteral<1>]>;
            Filter_ParentID: Type.TInteger;
            Filter_CompanyID: Type.TInteger;
            Filter_ActivityForID: Type.TInteger;
            Filter_ContactID: Type.TInteger;
            Filter_SalesRepID: Type.TInteger;
            Filter_ActivityType: Type.TInteger;
            Filter_Recurrence: Type.TInteger;
            Filter_Status: Type.TInteger;
            Filter_DateRange: Type.TInteger;
            Filter_DateType: Type.TInteger;
            Filter_DateStart: Type.TUnion<[Type.TString, Type.TLiteral<"">, Type.TNull]>;
            Filter_DateEnd: Type.TUnion<[Type.TString, Type.TLiteral<"">, Type.TNull]>;
            Filter_Total: Type.TInteger;
            Filter_Apply: Type.TBoolean;
        }>;
        readonly response: Type.TObject<{
            Activities: Type.TArray<Type.TObject<{
                ID: Type.TInteger;
                ParentID: Type.TInteger;
                CompanyID: Type.TInteger;
                CompanyName: Type.TString;
                CompanyAddress: Type.TString;
                CompanyAddressLine1: Type.TString;
                CompanyAddressLine2: Type.TString;
                CompanyAddressCSZ: Type.TString;
                CompanySalesRepName: Type.TString;
                IndividualID: Type.TInteger;
                IndividualName: Type.TString;
                IndividualTitle: Type.TString;
                IndividualEmail: Type.TString;
                IndividualPhone: Type.TString;
                IndividualCell: Type.TString;
                ActivityForID: Type.TInteger;
                ActivityForName: Type.TString;
                ActivityCreatorID: Type.TInteger;
                ActivityCreatorName: Type.TString;
                TypeID: Type.TInteger;
                TypeName: Type.TString;
                StartDate: Type.TString;
                StartDateFormatted: Type.TString;
                ActivityComments: Type.TString;
                Title: Type.TString;
                Status: Type.TUnion<[Type.TLiteral<"OPEN">, Type.TLiteral<"CLOSED">, Type.TLiteral<"CANCELED">]>;
                DueInDays: Type.TInteger;
                FollowUpRecurrenceType: Type.TInteger;
                FollowUpRecurrenceText: Type.TString;
                FollowUpEndDate: Type.TString;
                IsAssociated: Type.TBoolean;
                Version: Type.TInteger;
            }>>;
            TotalCount: Type.TInteger;
        }>;
    };
    readonly activityTypes: {
        readonly number: 4;
        readonly method: 'GET';
        readonly path: '/v1/activity/types';
        readonly response: Type.TArray<Type.TObject<{
            value: Type.TInteger;
            label: Type.TString;
        }>>;
    };
    readonly activitySave: {
        readonly number: 5;
        readonly method: 'POST';
        readonly path: '/v1/activity';
        readonly body: Type.TObject<{
            saveMode: Type.TInteger;
            EmployeeUID: Type.TOptional<Type.TString>;
            SelectedParentID: Type.TInteger;
            SelectedCompanyID: Type.TInteger;
            ID: Type.TInteger;
            CompanyID: Type.TInteger;
            IndividualID: Type.TInteger;
            ActivityForID: Type.TInteger;
            TypeID: Type.TInteger;
            StartDate: Type.TString;
            Comments: Type.TString;
            FollowUpRecurrenceType: Type.TInteger;
            FollowUpEndDate: Type.TUnion<[Type.TString, Type.TNull]>;
            Version: Type.TOptional<Type.TInteger>;
            /** The date of this occurrence alone moves: the series goes on from its own dates. */
            KeepSeries: Type.TOptional<Type.TBoolean>;
        }>;
        readonly response: Type.TObject<{
            Success: Type.TBoolean;
            UnfilteredCount: Type.TInteger;
            activityDoneResponse: Type.TObject<{
                followupActivity: Type.TUnion<[Type.TObject<{
                    ID: Type.TLiteral<-2>;
                    ParentID: Type.TInteger;
                    CompanyID: Type.TInteger;
                    CompanyName: Type.TString;
                    IndividualID: Type.TInteger;
                    IndividualName: Type.TString;
                    ActivityForID: Type.TInteger;
                    TypeID: Type.TInteger;
                    StartDate: Type.TString;
                    ActivityComments: Type.TString;
                    FollowUpRecurrenceType: Type.TLiteral<0>;
                    FollowUpEndDate: Type.TString;
                }>, Type.TNull]>;
            }>;
            /** The saved record's id, and its version after the save. */
            ID: Type.TOptional<Type.TInteger>;
            Version: Type.TOptional<Type.TInteger>;
        }>;
    };
    readonly activityDone: {
        readonly number: 6;
        readonly method: 'POST';
        readonly path: '/v1/activity/done/:id';
        readonly params: Type.TObject<{
            id: Type.TInteger;
        }>;
        readonly querystring: Type.TObject<{
            closemode: Type.TInteger;
        }>;
        readonly headers: Type.TObject<{
            employeeuid: Type.TOptional<Type.TString>;
        }>;
        readonly response: Type.TObject<{
            success: Type.TBoolean;
            followupActivity: Type.TUnion<[Type.TObject<{
                ID: Type.TLiteral<-2>;
                ParentID: Type.TInteger;
                CompanyID: Type.TInteger;
                CompanyName: Type.TString;
                IndividualID: Type.TInteger;
                IndividualName: Type.TString;
                ActivityForID: Type.TInteger;
                TypeID: Type.TInteger;
                StartDate: Type.TString;
                ActivityComments: Type.TString;
                FollowUpRecurrenceType: Type.TLiteral<0>;
                FollowUpEndDate: Type.TString;
            }>, Type.TNull]>;
            /** The closed record's version: what undoing names. */
            Version: Type.TOptional<Type.TInteger>;
        }>;
    };
    readonly activityUndo: {
        readonly number: 104;
        readonly method: 'POST';
        readonly path: '/v1/activity/undo/:id';
        readonly params: Type.TObject<{
            id: Type.TInteger;
        }>;
        readonly body: Type.TObject<{
            Version: Type.TInteger;
        }>;
        readonly response: Type.TObject<{
            success: Type.TBoolean;
        }>;
    };
};
