import type { Activity } from '@galley/server/activities/contract';
import { dueState, dueWords, statusWord } from './dueState.ts';
import type { IconName, RecordCard, Tone } from '@galley/shared/ui';
import type { ComponentProps } from 'react';

const TONES: Record<ReturnType<typeof dueState>, { tone: Tone; icon: IconName }> = {
  overdue: { tone: 'overdue', icon: 'alert' },
  today: { tone: 'today', icon: 'sun' },
  upcoming: { tone: 'none', icon: 'calendar' },
  closed: { tone: 'done', icon: 'check' },
};

interface ActivityState {
  tone: Tone;
  /** Status and due date in one: 'TO DO · due today'. */
  mark: NonNullable<ComponentProps<typeof RecordCard>['mark']>;
  /** 'TO DO'. */
  word: string;
  /** 'Due today'; for a closed activity, its status. */
  due: string;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The state of an activity: its color (ACT-06), and its status and due date in words (ACT-08). */
export function activityState({ Status, DueInDays }: Activity): ActivityState {
  const due = dueState(Status, DueInDays);
  const { tone, icon } = TONES[due];
  const word = statusWord(Status);
  return {
    tone,
    word,
    due: due === 'closed' ? word : capitalized(dueWords(DueInDays)),
    mark: {
      icon: Status === 'CANCELED' ? 'slash' : icon,
      text: due === 'closed' ? word : `${word} · ${dueWords(DueInDays)}`,
    },
  };
}
