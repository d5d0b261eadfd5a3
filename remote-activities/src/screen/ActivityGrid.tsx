import { NEW_TO_OLD, OLD_TO_NEW } from '@galley/shared/domain/activityFilter';
import { displayDate } from '@galley/shared/domain/displayDate';
import {
  ClampedText,
  DataTable,
  EmailLink,
  Icon,
  PhoneLink,
  WaitingBadge,
  type Column,
} from '@galley/shared/ui';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { ActivityActions } from './ActivityActions.tsx';
import { activityState } from './activityState.ts';
import { CompanyLink } from './CompanyLink.tsx';

const Lines = ({ children }: { children: readonly string[] }) =>
  children.filter((line) => line !== '').map((line) => <div key={line}>{line}</div>);

function State({ activity }: { activity: ShownActivity }) {
  const { tone, mark } = activityState(activity);
  return (
    <div className="activity-state" data-tone={tone}>
      <Icon name={mark.icon} />
      <span>{mark.text}</span>
    </div>
  );
}

/** ACT-05. */
const COLUMNS: readonly Column<ShownActivity>[] = [
  {
    header: 'Actions',
    width: 9,
    cell: (activity) => (
      <div className="record-actions">
        <ActivityActions activity={activity} />
      </div>
    ),
  },
  {
    header: 'Status/Date',
    width: 11,
    isSortable: true,
    cell: (activity) => (
      <>
        <State activity={activity} />
        {activity.waiting !== undefined && <WaitingBadge />}
        {displayDate(activity.StartDate)}
      </>
    ),
  },
  {
    header: 'Company/Address',
    width: 15,
    cell: (activity) => (
      <>
        <CompanyLink activity={activity} />
        <Lines>
          {[activity.CompanyAddressLine1, activity.CompanyAddressLine2, activity.CompanyAddressCSZ]}
        </Lines>
      </>
    ),
  },
  {
    header: 'Contact/Title',
    width: 10,
    cell: ({ IndividualName, IndividualTitle }) => <Lines>{[IndividualName, IndividualTitle]}</Lines>,
  },
  {
    header: 'Email/Phone/Cell',
    width: 20,
    cell: ({ IndividualEmail, IndividualPhone, IndividualCell }) => (
      <div className="activity-reach">
        <EmailLink>{IndividualEmail}</EmailLink>
        <PhoneLink>{IndividualPhone}</PhoneLink>
        <PhoneLink what="cell">{IndividualCell}</PhoneLink>
      </div>
    ),
  },
  {
    header: 'Activity Type/Recurrence',
    width: 11,
    cell: ({ TypeName, FollowUpRecurrenceText }) => <Lines>{[TypeName, FollowUpRecurrenceText]}</Lines>,
  },
  {
    header: 'Notes',
    width: 13,
    cell: ({ ActivityComments }) => <ClampedText>{ActivityComments}</ClampedText>,
  },
  {
    header: 'Assigned To/Creator/Sales Rep',
    width: 11,
    cell: ({
      ActivityForID,
      ActivityForName,
      ActivityCreatorID,
      ActivityCreatorName,
      CompanySalesRepName,
    }) => (
      <Lines>
        {[
          ActivityForName,
          ActivityCreatorID === ActivityForID ? '' : `by ${ActivityCreatorName}`,
          CompanySalesRepName === '' ? '' : `rep ${CompanySalesRepName}`,
        ]}
      </Lines>
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
    caption="Activities"
    columns={COLUMNS}
    rows={activities}
    rowKey={({ ID }) => ID}
    sort={{
      direction: sort === OLD_TO_NEW ? 'ascending' : 'descending',
      onToggle: () => onSort(sort === OLD_TO_NEW ? NEW_TO_OLD : OLD_TO_NEW),
    }}
  />
);
