import { Type, type Static } from 'typebox';
import { MOST_CHIPS, MOST_PINNED, VIEW_NAME_LENGTH } from '../domain/view.ts';
import { Count, EmployeeUid, Exact, Id, IdFilter } from './common.ts';

/** A list that has views, by the address of its screen. The server knows the lists of its own rooms. */
export const ViewList = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export type ViewList = Static<typeof ViewList>;

/** Who besides its owner can see a view: nobody, people who share an account owner with the owner, or everybody. */
export const ViewVisibility = Type.Union([
  Type.Literal('mine'),
  Type.Literal('team'),
  Type.Literal('everybody'),
]);
export type ViewVisibility = Static<typeof ViewVisibility>;

/** A view as its reader sees it. */
export const View = Type.Object({
  ID: Id,
  List: ViewList,
  Name: Type.String(),
  /** The query string of the list's address. */
  Query: Type.String(),
  Visibility: ViewVisibility,
  OwnerName: Type.String(),
  IsOwn: Type.Boolean(),
  /** The reader's own views; for Operations also shared views whose owner has left. */
  MayDelete: Type.Boolean(),
  /** Its place among the reader's pinned views of the list, from 1; 0: not pinned. */
  Pin: Type.Integer({ minimum: 0 }),
  IsDefault: Type.Boolean({ description: 'The employee’s list opens with it.' }),
});
export type View = Static<typeof View>;

export const ViewSaveRequest = Exact({
  ID: Type.With(Id, { description: '0 adds a view.' }),
  List: ViewList,
  Name: Type.String({ minLength: 1, maxLength: VIEW_NAME_LENGTH }),
  Query: Type.String({ maxLength: 4000 }),
  Visibility: ViewVisibility,
});
export type ViewSaveRequest = Static<typeof ViewSaveRequest>;

/** The pinned views of a list, in their order. */
export const ViewPins = Exact({
  List: ViewList,
  IDs: Type.Array(Id, { maxItems: MOST_PINNED, uniqueItems: true }),
});
export type ViewPins = Static<typeof ViewPins>;

/** The view that a list opens with. */
export const ViewDefault = Exact({ List: ViewList, ID: Type.With(Id, { description: 'A view; 0: none.' }) });
export type ViewDefault = Static<typeof ViewDefault>;

/** The page's selection, for views that have none of their own. */
export const ViewCountsRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  List: ViewList,
  ParentID: IdFilter,
  CompanyID: IdFilter,
});
export const ViewCountsResponse = Type.Object({
  Counts: Type.Array(Type.Object({ ID: Id, Count })),
});
export type ViewCountsResponse = Static<typeof ViewCountsResponse>;

/** Parts of a list, as query strings of its address. Each is counted as the list's own call would count it under the selection. */
export const ListCountsRequest = Type.Object({
  List: ViewList,
  ParentID: IdFilter,
  CompanyID: IdFilter,
  Queries: Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: MOST_CHIPS }),
});
/** In the order of the queries; null for a query that the list doesn't accept. */
export const ListCounts = Type.Object({ Counts: Type.Array(Type.Union([Count, Type.Null()])) });
export type ListCounts = Static<typeof ListCounts>;
