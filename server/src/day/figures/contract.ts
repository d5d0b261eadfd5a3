import { Type, type Static } from 'typebox';
import { Count, Id, IdFilter, LocalDate } from '@galley/shared/contract/common';

export const CSV_TYPE = 'text/csv';

/** A count, and the address of the list that it counts. */
export const Figure = Type.Object({ Count, List: Type.String() });
export type Figure = Static<typeof Figure>;

/** The work of one person, or of a whole team. */
const work = {
  /** Activities done in the period, the calls among them, and those done on time. */
  Done: Figure,
  Calls: Figure,
  OnTime: Figure,
  /** The period's follow-ups without canceled ones, and those done on time. */
  FollowUps: Figure,
  FollowUpsKept: Figure,
  /** Companies with their first order in the period. */
  Won: Figure,
  /** Order lines that wait for the customer today, by age as in WAITING_AGES. */
  Waiting: Type.Array(Figure),
};
export const Work = Type.Object(work);
export type Work = Static<typeof Work>;

export const PersonWork = Type.Object({ EmployeeID: Id, Name: Type.String(), ...work });
export type PersonWork = Static<typeof PersonWork>;

export const DayOfWork = Type.Object({ Day: LocalDate, Done: Figure, Calls: Figure });
export type DayOfWork = Static<typeof DayOfWork>;

/**
 * Calls 258 and 259. Employee 0 means a team. If Team is 0 as well, it's the team of the caller's default account owner, or the caller
 * if there is none.
 */
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
  /** Whose figures they are: the team, 0 for a person; and the person, 0 for a team. */
  Team: Id,
  Employee: Id,
  Total: Work,
  /** Sorted by name. */
  People: Type.Array(PersonWork),
  /** Every day of the period. */
  Days: Type.Array(DayOfWork),
});
export type Figures = Static<typeof Figures>;
