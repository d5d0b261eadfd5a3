import type { Activity } from '@galley/shared/contract/activities';
import { dueState, dueWords, statusWord } from './dueState.ts';
import type { IconName, Mark, Tone } from '@galley/shared/ui';

const TONES: Record<ReturnType<typeof dueState>, { tone: Tone; icon: IconName }> = {
  overdue: { tone: 'overdue', icon: 'alert' },
  today: { tone: 'today', icon: 'clock' },
  upcoming: { tone: 'none', icon: 'calendar' },
  closed: { tone: 'done', icon: 'check' },
};

/** How an activity stands: its colour (ACT-06), and its status and due date in words (ACT-08). */
export function activityState({ Status, DueInDays }: Activity): { tone: Tone; mark: Mark } {
  const due = dueState(Status, DueInDays);
  const { tone, icon } = TONES[due];
  const word = statusWord(Status);
  return {
    tone,
    mark: {
      icon: Status === 'CANCELED' ? 'slash' : icon,
      text: due === 'closed' ? word : `${word} · ${dueWords(DueInDays)}`,
    },
  };
}
