import type { CallName } from '@galley/shared/contract/calls';
import type { CallText } from '../tags.ts';
import { accountTexts } from './account.ts';
import { activityTexts } from './activities.ts';
import { bulkTexts } from './bulk.ts';
import { companyTexts } from './companies.ts';
import { contactTexts } from './contacts.ts';
import { feedTexts } from './feed.ts';
import { importTexts } from './imports.ts';
import { calendarFeedTexts } from './calendarFeed.ts';
import { inboxTexts } from './inbox.ts';
import { listTexts } from './lists.ts';
import { liveTexts } from './live.ts';
import { operationTexts } from './operations.ts';
import { orderTexts } from './orders.ts';
import { pushTexts } from './push.ts';
import { passkeyTexts } from './passkeys.ts';
import { recordFileTexts } from './recordFiles.ts';
import { releaseServiceTexts } from './releaseService.ts';
import { reorderTexts } from './reorders.ts';
import { secondFactorTexts } from './secondFactor.ts';
import { sessionTexts } from './sessions.ts';
import { shareTexts } from './shares.ts';

/** Every call of the contract has its text: without one, this does not compile. */
export const callTexts: Readonly<Record<CallName, CallText>> = {
  ...accountTexts,
  ...activityTexts,
  ...bulkTexts,
  ...companyTexts,
  ...contactTexts,
  ...feedTexts,
  ...importTexts,
  ...calendarFeedTexts,
  ...inboxTexts,
  ...listTexts,
  ...liveTexts,
  ...operationTexts,
  ...orderTexts,
  ...pushTexts,
  ...passkeyTexts,
  ...recordFileTexts,
  ...releaseServiceTexts,
  ...reorderTexts,
  ...secondFactorTexts,
  ...sessionTexts,
  ...shareTexts,
};
