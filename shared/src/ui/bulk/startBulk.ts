import { createElement } from 'react';
import type { BulkJob } from '../../contract/bulk.ts';
import type { BulkAction } from '../../domain/bulkActions.ts';
import { ApiError } from '../../http/apiError.ts';
import { newKey } from '../../http/key.ts';
import { employeeUid } from '../../http/lookups.ts';
import { request } from '../../http/request.ts';
import { notify } from '../toast/notify.ts';
import type { BulkSelection } from '../../store/index.ts';

/** The action, and the values that it needs. */
export interface BulkValues extends Readonly<Record<string, unknown>> {
  Action: BulkAction;
}

/** Starts an action on the selected records, and shows its progress until the user closes it (SEL-05). */
export async function startBulk({ records, clear }: BulkSelection, values: BulkValues): Promise<void> {
  try {
    const job = await request<BulkJob>({
      method: 'POST',
      path: '/v1/bulk',
      body: { EmployeeUID: employeeUid(), ...values, ...records },
      key: newKey(),
    });
    clear();
    const { BulkToast } = await import(/* webpackChunkName: "bulk" */ './BulkToast.tsx');
    notify.lasting((close) => createElement(BulkToast, { first: job, close }));
  } catch (error) {
    notify.failure('Nothing was changed', error instanceof ApiError ? error.message : undefined);
  }
}
