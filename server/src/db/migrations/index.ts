import { base } from './0001-base.ts';
import { customers } from './0002-customers.ts';
import { orders } from './0003-orders.ts';
import { spend } from './0004-spend.ts';
import { pricing } from './0005-pricing.ts';
import { contactDefault } from './0006-contact-default.ts';
import { addressVersion } from './0007-address-version.ts';
import { orderSearch } from './0008-order-search.ts';
import { orderSpeed } from './0009-order-speed.ts';
import { releaseLoads } from './0010-release-loads.ts';
import { auditReaders } from './0012-audit-readers.ts';
import { sessionWrites } from './0013-session-writes.ts';
import { orderBlocks } from './0014-order-blocks.ts';
import { orderTokenTraits } from './0015-order-token-traits.ts';
import { activityDays } from './0016-activity-days.ts';
import { orderTokens } from './0017-order-tokens.ts';
import { inactiveContacts } from './0018-inactive-contacts.ts';
import { selectionIndexes } from './0019-selection-indexes.ts';
import { attention } from './0020-attention.ts';
import { linesByMonth } from './0021-lines-by-month.ts';
import { priorityIndexes } from './0022-priority-indexes.ts';
import { attempts } from './0023-attempts.ts';
import { canceled } from './0024-canceled.ts';
import { orderPeriods } from './0025-order-periods.ts';
import { knownDevices } from './0027-known-devices.ts';
import { permits } from './0028-permits.ts';
import { releasePeople } from './0029-release-people.ts';
import { associationRequests } from './0030-association-requests.ts';

export interface Migration {
  number: number;
  name: string;
  script: string;
}

/** In order. Once a migration has run anywhere its text is never changed again: each has its line in checksums.ts. */
export const migrations = [
  { number: 1, name: 'base', script: base },
  { number: 2, name: 'customers', script: customers },
  { number: 3, name: 'orders', script: orders },
  { number: 4, name: 'spend', script: spend },
  { number: 5, name: 'pricing', script: pricing },
  { number: 6, name: 'contact-default', script: contactDefault },
  { number: 7, name: 'address-version', script: addressVersion },
  { number: 8, name: 'order-search', script: orderSearch },
  { number: 9, name: 'order-speed', script: orderSpeed },
  { number: 10, name: 'release-loads', script: releaseLoads },
  { number: 12, name: 'audit-readers', script: auditReaders },
  { number: 13, name: 'session-writes', script: sessionWrites },
  { number: 14, name: 'order-blocks', script: orderBlocks },
  { number: 15, name: 'order-token-traits', script: orderTokenTraits },
  { number: 16, name: 'activity-days', script: activityDays },
  { number: 17, name: 'order-tokens', script: orderTokens },
  { number: 18, name: 'inactive-contacts', script: inactiveContacts },
  { number: 19, name: 'selection-indexes', script: selectionIndexes },
  { number: 20, name: 'attention', script: attention },
  { number: 21, name: 'lines-by-month', script: linesByMonth },
  { number: 22, name: 'priority-indexes', script: priorityIndexes },
  { number: 23, name: 'attempts', script: attempts },
  { number: 24, name: 'canceled', script: canceled },
  { number: 25, name: 'order-periods', script: orderPeriods },
  { number: 27, name: 'known-devices', script: knownDevices },
  { number: 28, name: 'permits', script: permits },
  { number: 29, name: 'release-people', script: releasePeople },
  { number: 30, name: 'association-requests', script: associationRequests },
] as const satisfies readonly Migration[];
