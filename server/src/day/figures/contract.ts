import { Type, type Static } from 'typebox';
import { Count, Id, IdFilter, LocalDate } from '@galley/shared/contract/common';

export const CSV_TYPE = 'text/csv';

/** How many there are, and the address of the list that it counts. */
export const Figure = Type.Object({ Count, List: Type.String() });
export type Figure = Static<typeof Figure>;

/** The work of one person, or of a whole team. */
const work = {
  /** Activities done in the period; of them the calls, and those that were done by their date. */
  Done: Figure,
  Calls: Figure,
  OnTime: Figure,
  /** Follow-ups of the period that were not canceled; of them those that were done by their date. */
  FollowUps: Figure,
  FollowUpsKept: Figure,
  /** Companies whose first order lies in the period. */
  Won: Figure,
  /** Order lines that wait for the customer today, by their age as in WAITING_AGES. */
  Waiting: Type.Array(Figure),
};
export const Work = Type.Object(work);
export type Work = Static<typeof Work>;

export const PersonWork = Type.Object({ EmployeeID: Id, Name: Type.String(), ...work });
export type PersonWork = Static<typeof PersonWork>;

export const DayOfWork = Type.Object({ Day: LocalDate, Done: Figure, Calls: Figure });
export type DayOfWork = Static<typeof DayOfWork>;

/** Calls 258 and 259. Employee 0: a team; Team 0 as well: the team of the default account owner, or the caller who has none. */
export const FiguresQuery = Type.Object({
  Team: IdFilter,
  Employee: IdFilter,
  From: LocalDate,
  To: LocalDate,
  ParentID: IdFilter,
  CompanyID: IdFilter,
});
export type FiguresQuery = Static<typeof FiguresQuery>;

/** Call 258. */
export const Figures = Type.Object({
  From: LocalDate,
  To: LocalDate,
  /** Whose they are: the team, 0 for a person; and the person, 0 for a team. */
  Team: Id,
  Employee: Id,
  Total: Work,
  /** By name. */
  People: Type.Array(PersonWork),
  /** Every day of the period. */
  Days: Type.Array(DayOfWork),
});
export type Figures = Static<typeof Figures>;
