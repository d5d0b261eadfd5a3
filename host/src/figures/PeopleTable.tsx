import type { Figure, Figures, Work } from '@galley/server/day/figures/contract';
import { formatCount } from '@galley/shared/domain/count';
import { WAITING_AGES } from '@galley/server/day/rules/workFigures';
import { Link } from 'react-router-dom';

/** A figure links to the list that it counts (FIG-01). */
export const FigureLink = ({ figure: { Count, List } }: { figure: Figure }) => (
  <Link to={List}>{formatCount(Count)}</Link>
);

const HEADINGS = [
  'Done',
  'Calls',
  'Done on Time',
  'Follow-Ups Due',
  'Follow-Ups Done on Time',
  'Prospects Won',
];

function Cells({ work }: { work: Work }) {
  const { Done, Calls, OnTime, FollowUps, FollowUpsKept, Won, Waiting } = work;
  return [Done, Calls, OnTime, FollowUps, FollowUpsKept, Won, ...Waiting].map((figure) => (
    <td key={figure.List}>
      <FigureLink figure={figure} />
    </td>
  ));
}

interface Props {
  figures: Figures;
  /** The label of the total: a team or a person. */
  name: string;
  urlOfPerson: (id: number) => string;
}

/** The work of each person, and the total. */
export const PeopleTable = ({ figures: { People, Total, Team }, name, urlOfPerson }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- if it is too wide it scrolls, also by keyboard
  <div className="figures-scroll" role="region" aria-label="Performance by Person" tabIndex={0}>
    <table className="figures-table">
      <caption className="visually-hidden">Performance by Person</caption>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Person
          </th>
          <th colSpan={HEADINGS.length} scope="colgroup">
            In This Period
          </th>
          <th colSpan={WAITING_AGES.length} scope="colgroup">
            Waiting on Customer, by Order Age
          </th>
        </tr>
        <tr>
          {[...HEADINGS, ...WAITING_AGES.map(({ label }) => label)].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Team > 0 &&
          People.map((person) => (
            <tr key={person.EmployeeID}>
              <th scope="row">
                <Link to={urlOfPerson(person.EmployeeID)}>{person.Name}</Link>
              </th>
              <Cells work={person} />
            </tr>
          ))}
        <tr className="figures-total">
          <th scope="row">{Team > 0 ? 'Team' : name}</th>
          <Cells work={Total} />
        </tr>
      </tbody>
    </table>
  </div>
);
