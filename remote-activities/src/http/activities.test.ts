import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import { request } from '@galley/shared/http';
import { network, signInForTest } from '@galley/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { closeActivityCall } from './activities.ts';

test('call 6 has the close mode in the address and the employee in a header', async () => {
  signInForTest();
  const sent = network({ '/v1/activity/done/7': { success: true, followupActivity: null } });
  await request(closeActivityCall(7, CLOSE_MODES.cancelOne));
  expect(sent[0]?.path).toBe(`/v1/activity/done/7?closemode=${CLOSE_MODES.cancelOne}`);
  const init = jest.mocked(fetch).mock.calls[0]?.[1];
  expect(new Headers(init?.headers).get('EmployeeUID')).toBe('ana-uid');
});
