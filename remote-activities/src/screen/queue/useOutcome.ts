import type { Activity, ActivitySaveResponse } from '@galley/server/activities/contract';
import { notifyUnreached } from '@galley/shared/form';
import {
  businessToday,
  clearDraft,
  draftKey,
  galley,
  markUnsaved,
  readDraft,
  writeDraft,
} from '@galley/shared/store';
import { outbox, trendGroupsQuery, useQuery } from '@galley/shared/http';
import { notify, useSelection } from '@galley/shared/ui';
import { useEffect, useId, useState } from 'react';
import { FOLLOW_UP_DAYS, nextOfSeries, type FollowUpName } from './followUpDays.ts';
import { LONGEST_NOTES, notesAfter, outcomeChange } from './outcomeChange.ts';
import { outcomeOf, type OutcomeName } from './outcomes.ts';

const FAILURE = 'Failed to update activity';
const NO_OPTIONS = { TrendGroups: [], Customers: [], Employees: [] };

/** The input about a call, kept as a draft for each record until it is saved. */
interface Input {
  name?: OutcomeName | undefined;
  notes: string;
  /** Colleagues mentioned in the notes. */
  mentioned?: number[];
  /** The user's choice; undefined: the outcome's default. */
  followUp?: FollowUpName | undefined;
  /** The day of the follow-up 'Other date'. */
  day: string;
}

type Errors = Partial<Record<'outcome' | 'day' | 'notes', string | undefined>>;

const NO_ERRORS: Errors = {};
const EMPTY: Input = { notes: '', day: '' };

/** The user's follow-up, or else the outcome's default. A series that continues may need no other follow-up. */
function followUpOf({ followUp, name }: Input, isSeries: boolean): FollowUpName | undefined {
  if (followUp !== undefined || name === undefined) return followUp;
  const { followUp: usual, isSettled } = outcomeOf(name);
  return isSeries && isSettled ? 'none' : usual;
}

type Sent = ReturnType<typeof outbox.submit<ActivitySaveResponse>>['outcome'];

/** Reports the server's response. Refused input stays under 'Unsaved Changes', where it can be opened as the form (KEEP-04, QUEUE-08). */
async function sayOutcome(outcome: Sent): Promise<void> {
  const result = await outcome;
  if (result.kind === 'answered') notifyUnreached(result.answer.NotTold);
  if (result.kind === 'refused') notify.failure(FAILURE, result.error.problem?.detail);
}

/** The input about a call, and its save. @param onSaved called once the outbox has the change */
export function useOutcome(activity: Activity, onSaved: (name: OutcomeName) => void) {
  const id = useId();
  const selection = useSelection();
  const { data: options = NO_OPTIONS } = useQuery(trendGroupsQuery());
  const [key] = useState(() =>
    draftKey(galley.getState().session?.employeeUid ?? '', `outcome.${activity.ID}`),
  );
  const [input, setInput] = useState<Input>(() => ({
    ...EMPTY,
    ...(readDraft(key) as Partial<Input> | undefined),
  }));
  const [attempts, setAttempts] = useState(0);
  const hasInput = input.name !== undefined || input.notes !== '';
  useEffect(() => {
    markUnsaved(id, hasInput);
    return () => markUnsaved(id, false);
  }, [id, hasInput]);

  const today = businessToday();
  const seriesDay = nextOfSeries(activity, today);
  const followUp = followUpOf(input, seriesDay !== undefined);
  const day =
    followUp === 'date' ? input.day : FOLLOW_UP_DAYS.find(({ name }) => name === followUp)?.dayFrom?.(today);

  const errors: Errors = {
    outcome: input.name === undefined ? 'Choose an outcome.' : undefined,
    day:
      followUp === 'date' && (input.day === '' || input.day < today)
        ? 'Choose today or a later day.'
        : undefined,
    notes:
      input.name !== undefined &&
      notesAfter(activity, { name: input.name, notes: input.notes, day }, today).length > LONGEST_NOTES
        ? 'Notes are too long together with the Activity Notes. Shorten them, or edit the activity in the list.'
        : undefined,
  };

  function change(part: Partial<Input>): void {
    const next = { ...input, ...part };
    setInput(next);
    writeDraft(key, next);
  }

  function save(): void {
    setAttempts(attempts + 1);
    const { name, notes, mentioned } = input;
    if (name === undefined || errors.day !== undefined || errors.notes !== undefined) return;
    let sent;
    try {
      const outcome = { name, notes, mentioned, day };
      sent = outbox.submit<ActivitySaveResponse>(
        outcomeChange(activity, outcome, { options, selection, today }),
      );
    } catch {
      notify.failure(
        FAILURE,
        'This browser is out of storage, so the change can’t be kept until you’re back online.',
      );
      return;
    }
    clearDraft(key);
    void sayOutcome(sent.outcome);
    onSaved(name);
  }
  return {
    input,
    followUp,
    seriesDay,
    today,
    errors: attempts > 0 ? errors : NO_ERRORS,
    attempts,
    /** Choosing another outcome resets the follow-up, even if the user chose one. */
    choose: (name: OutcomeName) => change({ name, followUp: undefined }),
    change,
    save,
  };
}

export type OutcomeState = ReturnType<typeof useOutcome>;
