import { Type, type Static } from 'typebox';
import { ofEachFilter } from './rules/orderFilters.ts';
import { MOST_TEXTS } from '@galley/shared/domain/several';
import {
  Count,
  DateFilter,
  EmployeeUid,
  Id,
  IdFilter,
  IdsFilter,
  LocalDate,
  PageNo,
  PageSize,
  Uid,
  FilterTotal,
  OneOrSeveral,
} from '@galley/shared/contract/common';

const text = Type.String({ default: '', maxLength: 200 });
/** Order number and invoice are digits, as a string or a number. */
const digits = Type.Union([Type.String({ maxLength: 30 }), Type.Integer({ minimum: 0 })], { default: '' });

export const OrderSortBy = Type.Union(
  [
    Type.Literal('Priority'),
    Type.Literal('OrderDate'),
    Type.Literal('OrderLine'),
    Type.Literal('ShipDate'),
    Type.Literal('DeliveryDate'),
  ],
  { default: 'Priority' },
);
export type OrderSortBy = Static<typeof OrderSortBy>;
const OrderSortOrder = Type.Union([Type.Literal('asc'), Type.Literal('desc')], {
  default: 'asc',
  description: 'asc: ascending or oldest first; desc: descending or newest first.',
});

/** The filters of calls 27 and 28, shared so that the spreadsheet contains what the screen shows. */
export const orderFilterFields = {
  Filter_ParentID: IdFilter,
  Filter_CompanyID: IdFilter,
  ...ofEachFilter(
    {
      id: IdFilter,
      ids: IdsFilter,
      statuses: OneOrSeveral(
        Type.Integer({ minimum: -1, maximum: 38, default: -1 }),
        Type.Integer({ minimum: 0, maximum: 38 }),
        { none: -1 },
      ),
      text,
      texts: OneOrSeveral(text, Type.String({ minLength: 1, maxLength: 200 }), {
        none: '',
        most: MOST_TEXTS,
      }),
      number: digits,
    },
    'field',
  ),
  Filter_DateRange: Type.Integer({ minimum: 0, maximum: 7, default: 0 }),
  Filter_DateType: Type.Integer({ minimum: 0, maximum: 4, default: 0 }),
  Filter_DateStart: DateFilter,
  Filter_DateEnd: DateFilter,
  /** Only late lines (MYD-04). */
  Filter_Late: Type.Boolean({ default: false }),
  /** Only lines of the sales reps of this team (FIG-05). */
  Filter_TeamID: IdFilter,
  Filter_Total: FilterTotal,
  Filter_Apply: Type.Boolean({ default: false }),
};

/** Call 27. */
export const OrderPagedRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  ParentID: IdFilter,
  CompanyID: IdFilter,
  PageNo,
  PageSize,
  SortBy: OrderSortBy,
  SortOrder: OrderSortOrder,
  ...orderFilterFields,
});
export type OrderPagedRequest = Static<typeof OrderPagedRequest>;

export const OrderLine = Type.Object({
  OrderIDLineNum: Type.String(),
  OrderStatusDescription: Type.String(),
  Advertiser: Type.String(),
  OrderLineCost: Type.Number(),
  Qty: Type.Integer(),
  ProductDisplayName: Type.String(),
  ImageSizeLive: Type.String(),
  ImageSizeFinished: Type.String(),
  Design: Type.String(),
  UnitNumbers: Type.String(),
  ShipMethodDescription: Type.String(),
  ShipTo: Type.String(),
  ShipToPerson: Type.String(),
  ShipToAddress1: Type.String(),
  ShipToAddress2: Type.String(),
  ShipToCity: Type.String(),
  ShipToState: Type.String(),
  ShipToZip: Type.String(),
  TrackingNumberURL: Type.String(),
  ProofLink: Type.String(),
  OrderDate: LocalDate,
  ShipDisplayLabel: Type.String(),
  ShipDisplayValue: LocalDate,
  DeliveryDisplayLabel: Type.String(),
  DeliveryDisplayValue: LocalDate,
  PostDate: LocalDate,
  ClientPO: Type.String(),
  ClientJobRef: Type.String(),
  ContractNum: Type.String(),
  LineItem_Custom1: Type.String(),
  LineItem_Custom2: Type.String(),
  SequenceNum: Type.String(),
  IndividualNameSalesContact: Type.String(),
  IndividualNameGraphicsContact: Type.String(),
  /** Additive: the line's company, and the ids of the line's contacts; 0 without a contact. */
  CompanyID: Type.Optional(Id),
  CompanyName: Type.Optional(Type.String()),
  ParentID: Type.Optional(Id),
  IndividualIDSalesContact: Type.Optional(Id),
  IndividualIDGraphicsContact: Type.Optional(Id),
});
export type OrderLine = Static<typeof OrderLine>;

export const OrderPagedResponse = Type.Object({
  Orders: Type.Array(OrderLine),
  TotalCount: Count,
  UnfilteredCount: Count,
});
export type OrderPagedResponse = Static<typeof OrderPagedResponse>;

/** Counts, by status, a selection's lines that need attention, the largest count first. Covers five years. */
export const OrderAttentionRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  ParentID: IdFilter,
  CompanyID: IdFilter,
});
export const OrderAttentionResponse = Type.Object({
  Statuses: Type.Array(Type.Object({ Status: Type.Integer(), Count })),
});
export type OrderAttentionResponse = Static<typeof OrderAttentionResponse>;

/** Call 28: returns the export's id. */
export const ExportUidParams = Type.Object({
  companyId: Type.With(Id, { description: 'A company; 0: all under the company parent.' }),
});
export const ExportUidQuery = Type.Partial(
  Type.Object({
    ParentID: IdFilter,
    SortBy: OrderSortBy,
    SortOrder: OrderSortOrder,
    ...orderFilterFields,
  }),
);
export type ExportUidQuery = Static<typeof ExportUidQuery>;
export const ExportUid = Type.String();

/** Call 29; the header X-Total-Count has the number of order lines in the sheet. */
export const ExportParams = Type.Object({ uid: Uid });
