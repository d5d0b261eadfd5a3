import { displayDate } from '@galley/shared/domain/displayDate';
import {
  Detail,
  Details,
  EmailLink,
  MapLink,
  PhoneLink,
  RecordActions,
  RecordCard,
  WaitingBadge,
} from '@galley/shared/ui';
import { memo } from 'react';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { ActivityActions } from './ActivityActions.tsx';
import { activityState } from './activityState.ts';
import { CompanyLink, ContactLink, OrdersLink } from './CompanyLink.tsx';
import { WriteButton } from './WriteButton.tsx';

const filled = (text: string, link: React.ReactNode) => (text.trim() === '' ? '' : link);

/** An activity as a card (ACT-06, ACT-07). */
export const ActivityCard = memo(({ activity }: { activity: ShownActivity }) => {
  const { tone, mark } = activityState(activity);
  const { IndividualEmail, IndividualPhone, IndividualCell, CompanyAddress, CompanySalesRepName } = activity;
  return (
    <RecordCard
      id={`activity-${activity.ID}`}
      recordId={activity.ID}
      title={activity.Title}
      tone={tone}
      mark={mark}
      badges={activity.waiting !== undefined && <WaitingBadge />}
      actions={
        <>
          <ActivityActions activity={activity} />
          <RecordActions record={{ kind: 'activity', id: activity.ID, name: activity.Title }} />
        </>
      }
    >
      <Details>
        <Detail label="Company">
          <CompanyLink activity={activity} />{' '}
          {CompanySalesRepName !== '' && <span className="record-badge">{CompanySalesRepName}</span>}{' '}
          <OrdersLink activity={activity} />
        </Detail>
        <Detail label="Contact">
          {filled(activity.IndividualName, <ContactLink activity={activity} />)}
        </Detail>
        <Detail label="Title">{activity.IndividualTitle}</Detail>
        <Detail label="Email">
          {filled(
            IndividualEmail,
            <>
              <EmailLink>{IndividualEmail}</EmailLink> <WriteButton activity={activity} />
            </>,
          )}
        </Detail>
        <Detail label="Phone">{filled(IndividualPhone, <PhoneLink>{IndividualPhone}</PhoneLink>)}</Detail>
        <Detail label="Cell">
          {filled(IndividualCell, <PhoneLink what="cell number">{IndividualCell}</PhoneLink>)}
        </Detail>
        <Detail label="Address">{filled(CompanyAddress, <MapLink>{CompanyAddress}</MapLink>)}</Detail>
        <Detail label="Assigned To">{activity.ActivityForName}</Detail>
        {activity.ActivityCreatorID !== activity.ActivityForID && (
          <Detail label="Created By">{activity.ActivityCreatorName}</Detail>
        )}
        <Detail label="Activity Type">{activity.TypeName}</Detail>
        <Detail label="Date">{displayDate(activity.StartDate)}</Detail>
        <Detail label="Recurrence">{activity.FollowUpRecurrenceText}</Detail>
        <Detail label="Notes" isWide>
          {activity.ActivityComments}
        </Detail>
      </Details>
    </RecordCard>
  );
});
