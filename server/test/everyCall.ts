import type { accountCalls } from '#server/account/calls';
import type { employeeCalls } from '#server/account/employees/calls';
import type { openIdConnectCalls } from '#server/account/oidc/calls';
import type { passkeyCalls } from '#server/account/passkeys/calls';
import type { secondFactorCalls } from '#server/account/secondFactor/calls';
import type { sessionCalls } from '#server/account/sessions/calls';
import type { settingsCalls } from '#server/account/shell/calls';
import type { activityCalls } from '#server/activities/calls';
import type { companyCalls } from '#server/companies/calls';
import type { downloadCalls } from '#server/companies/documents/calls';
import type { companyPageCalls } from '#server/companies/page/calls';
import type { prospectCalls } from '#server/companies/prospects/calls';
import type { shippingCalls } from '#server/companies/shipping/calls';
import type { associationRequestCalls } from '#server/contacts/associations/calls';
import type { contactCalls } from '#server/contacts/calls';
import type { contactMergeCalls } from '#server/contacts/merges/calls';
import type { bulkCalls } from '#server/day/bulk/calls';
import type { figureCalls } from '#server/day/figures/calls';
import type { inboxCalls } from '#server/day/inbox/calls';
import type { liveCalls } from '#server/day/live/calls';
import type { lookupCalls } from '#server/day/lookups/calls';
import type { myDayCalls } from '#server/day/myDay/calls';
import type { paletteCalls } from '#server/day/palette/calls';
import type { presenceCalls } from '#server/day/presence/calls';
import type { pushCalls } from '#server/day/push/calls';
import type { inboxTopicCalls } from '#server/day/topics/calls';
import type { viewCalls } from '#server/day/views/calls';
import type { calendarFeedCalls } from '#server/exchange/calendarFeed/calls';
import type { feedChangeCalls } from '#server/exchange/changes/calls';
import type { feedCalls } from '#server/exchange/feed/calls';
import type { importCalls } from '#server/exchange/imports/calls';
import type { feedTokenCalls } from '#server/exchange/tokens/calls';
import type { recordFileCalls } from '#server/files/calls';
import type { auditCalls } from '#server/operations/calls';
import type { configCalls } from '#server/operations/config/calls';
import type { setupCalls } from '#server/operations/setup/calls';
import type { orderCalls } from '#server/orders/calls';
import type { reorderCalls } from '#server/orders/reorders/calls';
import type { shareCalls } from '#server/orders/shares/calls';
import type { releaseFigureCalls } from '#server/releases/figures/calls';
import type { releaseOperationCalls } from '#server/releases/operating/calls';
import type { releaseServiceCalls } from '#server/releases/service/calls';
import { describeApi } from '#server/http/apiDescription/document';
import { readCalls } from '#server/http/calls';

import type { Static } from 'typebox';

/** The calls of further rooms; the `accessRules.ts` of each room's tests adds them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by others
export interface RoomCalls {}

/** The calls of all rooms, by name. */
export type Calls = RoomCalls &
  typeof accountCalls &
  typeof employeeCalls &
  typeof openIdConnectCalls &
  typeof passkeyCalls &
  typeof secondFactorCalls &
  typeof sessionCalls &
  typeof settingsCalls &
  typeof activityCalls &
  typeof companyCalls &
  typeof downloadCalls &
  typeof companyPageCalls &
  typeof prospectCalls &
  typeof shippingCalls &
  typeof associationRequestCalls &
  typeof contactCalls &
  typeof contactMergeCalls &
  typeof bulkCalls &
  typeof figureCalls &
  typeof inboxCalls &
  typeof liveCalls &
  typeof lookupCalls &
  typeof myDayCalls &
  typeof paletteCalls &
  typeof presenceCalls &
  typeof pushCalls &
  typeof inboxTopicCalls &
  typeof viewCalls &
  typeof calendarFeedCalls &
  typeof feedChangeCalls &
  typeof feedCalls &
  typeof importCalls &
  typeof feedTokenCalls &
  typeof recordFileCalls &
  typeof auditCalls &
  typeof configCalls &
  typeof setupCalls &
  typeof orderCalls &
  typeof reorderCalls &
  typeof shareCalls &
  typeof releaseFigureCalls &
  typeof releaseOperationCalls &
  typeof releaseServiceCalls;
export type CallName = keyof Calls;
export type Output<Name extends CallName> = Static<Calls[Name]['response']>;

const every = await readCalls();
export const { schemaNames } = every;
export const calls = every.calls as unknown as Calls;
export const described = describeApi({ version: '1.8.2', isServed: () => true, ...every });
