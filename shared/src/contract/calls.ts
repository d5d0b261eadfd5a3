import { accountCalls } from './account.ts';
import { activityCalls } from './activities.ts';
import { associationRequestCalls } from './associationRequests.ts';
import { auditCalls } from './audit.ts';
import { bulkCalls } from './bulk.ts';
import { calendarFeedCalls } from './calendarFeed.ts';
import { companyCalls } from './companies.ts';
import { companyPageCalls } from './companyPage.ts';
import { configCalls } from './config.ts';
import { contactMergeCalls } from './contactMerges.ts';
import { contactCalls } from './contacts.ts';
import { downloadCalls } from './downloads.ts';
import { employeeCalls } from './employees.ts';
import { feedCalls } from './feed.ts';
import { feedChangeCalls } from './feedChanges.ts';
import { feedTokenCalls } from './feedTokens.ts';
import { figureCalls } from './figures.ts';
import { importCalls } from './imports.ts';
import { inboxCalls } from './inbox.ts';
import { inboxTopicCalls } from './inboxTopics.ts';
import { liveCalls } from './live.ts';
import { lookupCalls } from './lookups.ts';
import { myDayCalls } from './myDay.ts';
import { openIdConnectCalls } from './openIdConnect.ts';
import { orderCalls } from './orders.ts';
import { paletteCalls } from './palette.ts';
import { presenceCalls } from './presence.ts';
import { passkeyCalls } from './passkeys.ts';
import { prospectCalls } from './prospects.ts';
import { pushCalls } from './push.ts';
import { recordFileCalls } from './recordFiles.ts';
import { releaseFigureCalls } from './releaseFigures.ts';
import { releaseOperationCalls } from './releaseOperations.ts';
import { releaseServiceCalls } from './releaseService.ts';
import { reorderCalls } from './reorders.ts';
import { secondFactorCalls } from './secondFactor.ts';
import { sessionCalls } from './sessions.ts';
import { settingsCalls } from './settings.ts';
import { setupCalls } from './setup.ts';
import { shareCalls } from './shares.ts';
import { shippingCalls } from './shipping.ts';
import { viewCalls } from './views.ts';

/**
 * Every call the browser makes, by its number in docs/spec/api.md; from 35 on the downloads, from 100
 * on what our server adds. Path parameters are written as Fastify writes them. `secured: false` needs no token.
 */
export const calls = {
  ...accountCalls,
  ...activityCalls,
  ...associationRequestCalls,
  ...auditCalls,
  ...bulkCalls,
  ...calendarFeedCalls,
  ...companyCalls,
  ...companyPageCalls,
  ...configCalls,
  ...contactCalls,
  ...contactMergeCalls,
  ...downloadCalls,
  ...employeeCalls,
  ...feedCalls,
  ...feedChangeCalls,
  ...feedTokenCalls,
  ...figureCalls,
  ...importCalls,
  ...inboxCalls,
  ...inboxTopicCalls,
  ...liveCalls,
  ...lookupCalls,
  ...myDayCalls,
  ...openIdConnectCalls,
  ...orderCalls,
  ...paletteCalls,
  ...presenceCalls,
  ...passkeyCalls,
  ...prospectCalls,
  ...pushCalls,
  ...recordFileCalls,
  ...releaseFigureCalls,
  ...releaseOperationCalls,
  ...releaseServiceCalls,
  ...reorderCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  ...settingsCalls,
  ...setupCalls,
  ...shareCalls,
  ...shippingCalls,
  ...viewCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
