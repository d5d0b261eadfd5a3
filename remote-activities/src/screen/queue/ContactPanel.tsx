import type { Activity } from '@galley/server/activities/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { ONCE } from '@galley/server/activities/rules/activityRules';
import { useQuery } from '@galley/shared/http';
import { CopyButton, EmailLink, Icon, PhoneLink, telOf } from '@galley/shared/ui';
import { useId } from 'react';
import { activityState } from '../activityState.ts';
import { CompanyLink, ContactLink } from '../CompanyLink.tsx';
import { WriteButton } from '../WriteButton.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { LastMail } from './LastMail.tsx';
import { LastActivities } from './LastActivities.tsx';
import { LocalTime } from './LocalTime.tsx';
import { LastOrders, OpenOrders } from './OrderPanels.tsx';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

interface Props {
  activity: Activity;
  /** What somebody did to the activity in the meantime. */
  notice: string | undefined;
  isSkipped: boolean;
  /** The activity could not be reloaded. */
  isOld: boolean;
}

const isNumber = (text: string) => text.trim() !== '';

/** The number to call, large; the other one small. */
function Numbers({ activity }: { activity: Activity }) {
  const { IndividualPhone, IndividualCell, IndividualEmail } = activity;
  const [main, ...others] = [...new Set([IndividualPhone, IndividualCell])].filter(isNumber);
  return (
    <div className="queue-numbers">
      {main === undefined ? (
        <p className="queue-none">No phone number</p>
      ) : (
        <p className="queue-number">
          <a href={telOf(main)} data-key="c" aria-keyshortcuts="c" aria-label={`Call ${main}`}>
            <Icon name="phone" />
            {main}
          </a>
          <CopyButton text={main} what={main === IndividualPhone ? 'phone number' : 'cell number'} />
        </p>
      )}
      <LocalTime activity={activity} />
      <p className="queue-second">
        {others.map((number) => (
          <PhoneLink key={number} what="cell number">
            {number}
          </PhoneLink>
        ))}
        <EmailLink>{IndividualEmail}</EmailLink>
        <WriteButton activity={activity} dataKey="e" />
      </p>
    </div>
  );
}

/** Whom to call, and why (QUEUE-04). */
export function ContactPanel({ activity, notice, isSkipped, isOld }: Props) {
  const { mark, tone } = activityState(activity);
  const notesId = useId();
  const { data: contact } = useQuery({ ...detailQueries.contact(activity), ...PREFETCHED });
  const { TypeName, FollowUpRecurrenceType, FollowUpRecurrenceText, IndividualTitle } = activity;
  return (
    <div className="queue-who">
      {notice !== undefined && (
        <p className="queue-notice" role="alert">
          <Icon name="alert" />
          {notice}
        </p>
      )}
      {isOld && (
        <p className="queue-notice" role="status">
          <Icon name="alert" />
          The activity could not be reloaded. This is the last version that was loaded.
        </p>
      )}
      <section className="queue-contact" aria-label="Contact">
        <p className="queue-why">
          <span className="queue-state" data-tone={tone}>
            <Icon name={mark.icon} />
            {mark.text}
          </span>
          <span>
            {TypeName}
            {FollowUpRecurrenceType !== ONCE && ` · ${FollowUpRecurrenceText}`}
            {` · ${displayDate(activity.StartDate)}`}
          </span>
          {isSkipped && <span>Skipped earlier</span>}
        </p>
        <div>
          <h2>
            <ContactLink activity={activity} />
          </h2>
          <p className="queue-title">
            {IndividualTitle !== '' && `${IndividualTitle}, `}
            <CompanyLink activity={activity} />
          </p>
        </div>
        <Numbers activity={activity} />
        {contact !== undefined && contact.InternalNotes.trim() !== '' && (
          <p className="queue-contact-notes">{contact.InternalNotes}</p>
        )}
      </section>
      <section className="queue-panel" aria-labelledby={notesId}>
        <h3 id={notesId}>Activity Notes</h3>
        <p className="queue-text">{activity.ActivityComments}</p>
      </section>
    </div>
  );
}

/** Everything about the contact's company (QUEUE-04). */
export const Panels = ({ activity }: { activity: Activity }) => (
  <div className="queue-panels">
    <CompanyPanel activity={activity} />
    <OpenOrders activity={activity} />
    <LastOrders activity={activity} />
    <LastMail activity={activity} />
    <LastActivities activity={activity} />
  </div>
);
