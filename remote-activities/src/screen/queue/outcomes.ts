import { FOLLOW_UP_TYPE, PHONE_CALL } from '@galley/server/activities/rules/activityRules';
import type { IconName } from '@galley/shared/ui';
import type { FollowUpName } from './followUpDays.ts';

export type OutcomeName = 'ordered' | 'reached' | 'message' | 'noAnswer' | 'notInterested';

export interface OutcomeSpec {
  name: OutcomeName;
  label: string;
  icon: IconName;
  /** The text in the notes before the user's addition. */
  template: string;
  /** When the follow-up is, unless the person chooses another day. */
  followUp: FollowUpName;
  /** The follow-up's type. */
  type: number;
  /** A recurring activity needs no follow-up besides its next date. */
  isSettled: boolean;
  /** The words after the number in the summary: one form, or the singular and the plural. */
  counted: string | readonly [one: string, other: string];
}

/** QUEUE-05; each outcome's key is its position, from 1 on. */
export const OUTCOMES: readonly OutcomeSpec[] = [
  {
    name: 'ordered',
    label: 'Reached, ordered',
    icon: 'check',
    template: 'Reached, ordered.',
    followUp: 'twoWeeks',
    type: FOLLOW_UP_TYPE,
    isSettled: true,
    counted: 'ordered',
  },
  {
    name: 'reached',
    label: 'Reached, follow up',
    icon: 'clock',
    template: 'Reached.',
    followUp: 'week',
    type: FOLLOW_UP_TYPE,
    isSettled: true,
    counted: 'to follow up',
  },
  {
    name: 'message',
    label: 'Left a message',
    icon: 'bell',
    template: 'Left a message.',
    followUp: 'threeDays',
    type: PHONE_CALL,
    isSettled: false,
    counted: ['message', 'messages'],
  },
  {
    name: 'noAnswer',
    label: 'No answer',
    icon: 'phone',
    template: 'No answer.',
    followUp: 'nextDay',
    type: PHONE_CALL,
    isSettled: false,
    counted: 'no answer',
  },
  {
    name: 'notInterested',
    label: 'Not interested',
    icon: 'slash',
    template: 'Not interested.',
    followUp: 'none',
    type: FOLLOW_UP_TYPE,
    isSettled: true,
    counted: 'not interested',
  },
];

export const outcomeOf = (name: OutcomeName): OutcomeSpec => {
  const found = OUTCOMES.find((outcome) => outcome.name === name);
  if (found === undefined) throw new Error(`no outcome ${name}`);
  return found;
};
