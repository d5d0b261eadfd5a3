import type { QuoteState } from '@galley/server/quotes/rules/quoteStates';
import type { IconName } from '@galley/shared/ui';

/** The badge of a state, beside its name. */
export const QUOTE_LOOKS: Readonly<
  Record<QuoteState, { tone: 'none' | 'overdue' | 'today' | 'done' | 'good'; icon: IconName }>
> = {
  draft: { tone: 'none', icon: 'edit' },
  sent: { tone: 'today', icon: 'clock' },
  accepted: { tone: 'good', icon: 'check' },
  declined: { tone: 'done', icon: 'slash' },
  expired: { tone: 'overdue', icon: 'alert' },
  won: { tone: 'good', icon: 'box' },
};
