import { ViewVisibility } from '@galley/shared/contract/views';
import { STATUS_TO_DO } from '../activities/rules/activityFilter.ts';
import { EMPLOYEE_TYPES } from '@galley/shared/domain/employeeTypes';
import {
  ATTENTION_STATUSES,
  CUSTOMER_APPROVAL,
  DELIVERY_EXCEPTION,
  ORDER_STATUSES,
  OVER_STATUSES,
  SHIPPED,
} from '../orders/rules/orderStatus.ts';
import { RECURRENCES } from '../activities/rules/recurrenceText.ts';

/** Day numbers count from this day. */
export const FIRST_DAY = '2000-01-01';

/** The channel on which the database announces new events (LIVE-01). */
export const LIVE_CHANNEL = 'galley_live';

const texts = ({ anyOf }: { anyOf: readonly { const: string }[] }) =>
  anyOf.map((one) => `'${one.const}'`).join(', ');

/** Values of the schema's `:name` placeholders, so that browser, server and database share one definition. */
export const constants: Readonly<Record<string, string>> = {
  first_day: `'${FIRST_DAY}'`,
  attention_statuses: ATTENTION_STATUSES.join(', '),
  over_statuses: OVER_STATUSES.join(', '),
  shipped: String(SHIPPED),
  customer_approval: String(CUSTOMER_APPROVAL),
  delivery_exception: String(DELIVERY_EXCEPTION),
  last_status: String(ORDER_STATUSES.length - 1),
  to_do: String(STATUS_TO_DO),
  last_recurrence: String(RECURRENCES.length - 1),
  employee_types: EMPLOYEE_TYPES.map((type) => `'${type}'`).join(', '),
  // The initial schema's kinds; migrations add others (INBOX_KINDS).
  inbox_kinds: "'assigned', 'due', 'promised', 'shipped', 'exception', 'proof'",
  live_channel: `'${LIVE_CHANNEL}'`,
  // The initial schema's lists; each room now adds its own.
  view_lists: "'activities', 'companies', 'contacts', 'orders'",
  view_visibilities: texts(ViewVisibility),
};
