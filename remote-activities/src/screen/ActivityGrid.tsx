import { NEW_TO_OLD, OLD_TO_NEW } from '@galley/server/activities/rules/activityFilter';
import { displayDate } from '@galley/shared/domain/displayDate';
import { ONCE } from '@galley/server/activities/rules/activityRules';
import { DataTable, EmailLink, Icon, TextCell, TwoLines, WaitingBadge, type Column } from '@galley/shared/ui';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { activityState } from './activityState.ts';
import { CompanyLink, ContactLink } from './CompanyLink.tsx';
import { dueState } from './dueState.ts';
import { RowActions } from './RowActions.tsx';

const joined = (separator: string, parts: readonly string[]) =>
  parts.filter((part) => part.trim() !== '').join(separator);

function State({ activity }: { activity: ShownActivity }) {
  const { mark, due, word } = activityState(activity);
  const second = joined(' · ', [due === word ? '' : word, displayDate(activity.StartDate)]);
  return (
    <TwoLines
      first={
        <span className="line-state">
          <Icon name={mark.icon} />
          {due}
        </span>
      }
      second={activity.waiting === undefined ? second : <WaitingBadge />}
    />
  );
}

/** The activity's creator, if that isn't the assignee, and the company's sales rep. */
function madeBy(activity: ShownActivity): string {
  const { ActivityForID, ActivityCreatorID, ActivityCreatorName, CompanySalesRepName } = activity;
  return joined(' · ', [
    ActivityCreatorID === ActivityForID ? '' : `Created by ${ActivityCreatorName}`,
    CompanySalesRepName === '' ? '' : `Sales rep ${CompanySalesRepName}`,
  ]);
}

/** ACT-05. */
export const ACTIVITY_COLUMNS: readonly Column<ShownActivity>[] = [
  {
    header: 'Actions',
    width: 108,
    cell: (activity) => (
      <div className="row-actions">
        <RowActions activity={activity} />
      </div>
    ),
  },
  {
    header: 'Status/Date',
    width: 172,
    wideWidth: 180,
    isSortable: true,
    cell: (activity) => <State activity={activity} />,
  },
  {
    header: 'Company/Address',
    width: 200,
    wideWidth: 300,
    cell: (activity) => (
      <TwoLines
        first={<CompanyLink className="line-strong" activity={activity} />}
        second={activity.CompanyAddress}
      />
    ),
  },
  {
    header: 'Contact/Title',
    width: 130,
    wideWidth: 170,
    cell: (activity) => (
      <TwoLines first={<ContactLink activity={activity} />} second={activity.IndividualTitle} />
    ),
  },
  {
    header: 'Email/Phone/Cell',
    width: 204,
    wideWidth: 250,
    cell: ({ IndividualEmail, IndividualPhone, IndividualCell }) => (
      <TwoLines
        first={<EmailLink>{IndividualEmail}</EmailLink>}
        second={joined(' · ', [IndividualPhone, IndividualCell])}
      />
    ),
  },
  {
    header: 'Activity Type/Recurrence',
    width: 130,
    wideWidth: 180,
    cell: ({ TypeName, FollowUpRecurrenceType, FollowUpRecurrenceText }) => (
      <TwoLines
        first={TypeName}
        title={joined(', ', [TypeName, FollowUpRecurrenceText])}
        second={
          <>
            {FollowUpRecurrenceType !== ONCE && <Icon name="repeat" />}
            {FollowUpRecurrenceText}
          </>
        }
      />
    ),
  },
  {
    header: 'Notes',
    width: 140,
    fillsWidth: true,
    cell: ({ ActivityComments }) => <TextCell>{ActivityComments}</TextCell>,
  },
  {
    header: 'Assigned To/Creator/Sales Rep',
    width: 150,
    wideWidth: 190,
    cell: (activity) => (
      <TwoLines
        first={activity.ActivityForName}
        second={madeBy(activity)}
        title={joined(' · ', [activity.ActivityForName, madeBy(activity)])}
      />
    ),
  },
];

interface Props {
  activities: readonly ShownActivity[];
  sort: number;
  onSort: (sort: number) => void;
}

/** The activities as a table, for wide windows (ACT-04); by date, as the server sorts (ACT-02). */
export const ActivityGrid = ({ activities, sort, onSort }: Props) => (
  <DataTable
    list="activities"
    caption="Activities"
    columns={ACTIVITY_COLUMNS}
    rows={activities}
    rowKey={({ ID }) => ID}
    nameOf={({ Title }) => Title}
    toneOf={(activity) => activityState(activity).tone}
    groupOf={({ Status, DueInDays }) => dueState(Status, DueInDays)}
    sort={{
      direction: sort === OLD_TO_NEW ? 'ascending' : 'descending',
      onToggle: () => onSort(sort === OLD_TO_NEW ? NEW_TO_OLD : OLD_TO_NEW),
    }}
  />
);
