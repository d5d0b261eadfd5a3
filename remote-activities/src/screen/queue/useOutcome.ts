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

/** What is entered about a call; each record's is kept as a draft until it is saved. */
interface Input {
  name?: OutcomeName | undefined;
  notes: string;
  /** Colleagues whose names were put into the notes. */
  mentioned?: number[];
  /** Chosen by hand; undefined: as the outcome has it. */
  followUp?: FollowUpName | undefined;
  /** Of the follow-up 'Date…'. */
  day: string;
}

type Errors = Partial<Record<'outcome' | 'day' | 'notes', string | undefined>>;

const NO_ERRORS: Errors = {};
const EMPTY: Input = { notes: '', day: '' };

/** The outcome says when the follow-up is, unless the person does. A series that goes on is follow-up enough. */
function followUpOf({ followUp, name }: Input, isSeries: boolean): FollowUpName | undefined {
  if (followUp !== undefined || name === undefined) return followUp;
  const { followUp: usual, isSettled } = outcomeOf(name);
  return isSeries && isSettled ? 'none' : usual;
}

type Sent = ReturnType<typeof outbox.submit<ActivitySaveResponse>>['outcome'];

/** The server has refused it: what was entered stays under 'Unsaved Changes', and comes back from there as the form (KEEP-03). */
async function sayOutcome(outcome: Sent): Promise<void> {
  const result = await outcome;
  if (result.kind === 'answered') notifyUnreached(result.answer.NotTold);
  if (result.kind === 'refused') notify.failure(FAILURE, result.error.problem?.detail);
}

/** What is entered about the record of a call, and saving it. @param onSaved the outbox has it */
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
    /** Another outcome has another follow-up, also where the person had chosen one. */
    choose: (name: OutcomeName) => change({ name, followUp: undefined }),
    change,
    save,
  };
}

export type OutcomeState = ReturnType<typeof useOutcome>;
