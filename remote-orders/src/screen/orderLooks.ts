import type { IconName, Tone } from '@galley/shared/ui';
import type { OrderTone } from '@galley/server/orders/rules/orderTone';

/** Color and icon of each stage (ORD-16). */
export const ORDER_LOOKS: Record<OrderTone, { tone: Tone; icon: IconName }> = {
  attention: { tone: 'today', icon: 'alert' },
  working: { tone: 'none', icon: 'clock' },
  shipped: { tone: 'good', icon: 'external' },
  over: { tone: 'done', icon: 'check' },
};
