import type { Activity } from '@galley/server/activities/contract';
import { withMention } from '@galley/shared/domain/mentions';
import { DateField, MentionField } from '@galley/shared/form';
import { Button, Icon } from '@galley/shared/ui';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { FOLLOW_UP_DAYS, shortDay } from './followUpDays.ts';
import { OUTCOMES, type OutcomeName } from './outcomes.ts';
import { useOutcome, type OutcomeState } from './useOutcome.ts';
import { activityDaysQuery } from '../../http/activityDays.ts';

interface Props {
  activity: Activity;
  /** The contact and company of the next record; empty: there is none. */
  next: string;
  onSaved: (name: OutcomeName) => void;
}

const Outcomes = ({ state, errorId }: { state: OutcomeState; errorId: string }) => (
  <fieldset className="queue-outcomes" aria-describedby={state.errors.outcome && errorId}>
    <legend>Outcome</legend>
    {OUTCOMES.map(({ name, label, icon }, index) => (
      <label key={name}>
        <input
          type="radio"
          name="outcome"
          data-key={index + 1}
          aria-keyshortcuts={String(index + 1)}
          checked={state.input.name === name}
          onChange={() => state.choose(name)}
        />
        <kbd aria-hidden="true">{index + 1}</kbd>
        <Icon name={icon} />
        {label}
      </label>
    ))}
    {state.errors.outcome !== undefined && (
      <p className="field-error" id={errorId} role="alert">
        {state.errors.outcome}
      </p>
    )}
  </fieldset>
);

/** A choice's label, and its date or a text. For a series, the choice of no follow-up shows the next date of the series. */
function textsOf(
  { name, label, dayFrom }: (typeof FOLLOW_UP_DAYS)[number],
  { today, seriesDay }: OutcomeState,
) {
  if (dayFrom !== undefined) return [label, shortDay(dayFrom(today), today)];
  if (name === 'date') return [label, 'Pick a date'];
  return seriesDay === undefined ? [label, 'No more calls'] : ['Next in series', shortDay(seriesDay, today)];
}

const FollowUp = ({ state, activity }: { state: OutcomeState; activity: Activity }) => (
  <>
    <fieldset className="queue-days" data-key="f">
      <legend>Follow-Up</legend>
      {FOLLOW_UP_DAYS.map((choice) => {
        const [label, date] = textsOf(choice, state);
        return (
          <label key={choice.name}>
            <input
              type="radio"
              name="follow-up"
              checked={state.followUp === choice.name}
              onChange={() => state.change({ followUp: choice.name })}
            />
            <b>{label}</b> <span>{date}</span>
          </label>
        );
      })}
    </fieldset>
    {state.followUp === 'date' && (
      <DateField
        label="Follow-Up Date"
        value={state.input.day}
        min={state.today}
        planned={{ days: activityDaysQuery(activity.ActivityForID) }}
        error={state.errors.day}
        onChange={(day) => state.change({ day })}
      />
    )}
  </>
);

/** Records the call's outcome with one key, and goes on to the next (QUEUE-05). */
export function OutcomeForm({ activity, next, onSaved }: Props) {
  const state = useOutcome(activity, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const { attempts, errors } = state;
  const isFaulty = Object.values(errors).some((error) => error !== undefined);
  useEffect(() => {
    if (!isFaulty) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? form.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [attempts, isFaulty]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    state.save();
  };
  return (
    <form ref={form} className="queue-outcome" aria-label="Outcome" noValidate onSubmit={submit}>
      <Outcomes state={state} errorId={useId()} />
      <div data-key="n">
        <MentionField
          label="Notes"
          value={state.input.notes}
          rows={4}
          error={errors.notes}
          onChange={(notes, mentioned) =>
            state.change(
              mentioned === undefined
                ? { notes }
                : { notes, mentioned: withMention(state.input.mentioned, mentioned) },
            )
          }
        />
      </div>
      <FollowUp state={state} activity={activity} />
      <Button type="submit" look="primary" data-key="Enter">
        Save and Next <kbd>Ctrl ↵</kbd>
      </Button>
      {next !== '' && <p className="queue-next">Next: {next}</p>}
    </form>
  );
}
