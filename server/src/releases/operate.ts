import { endCanary, startCanary } from '@galley/releases/operations/canary';
import type { ChangeResult } from '@galley/releases/registry/change';
import { disable, enable } from '@galley/releases/operations/disable';
import type { Outcome, RefusalCode } from '@galley/releases/common/outcome';
import { promote } from '@galley/releases/operations/promote';
import { rollback } from '@galley/releases/operations/rollback';
import type { Storage } from '@galley/releases/storage/storage';
import type { ReleaseOperation } from './operating/contract.ts';
import { badField, HttpProblem } from '../http/problem.ts';

const STATUS: Record<RefusalCode, number> = {
  invalid: 422,
  unknown: 404,
  exists: 409,
  moved: 409,
  gate: 422,
  forbidden: 403,
};

function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw badField(field, 'is required for this operation');
  return value;
}

function run(storage: Storage, operation: ReleaseOperation, by: string): Promise<Outcome<ChangeResult>> {
  const { Operation, Remote: remote, Release: release, Reason: reason, ExpectRevision } = operation;
  const options = {
    by,
    reason,
    ...(ExpectRevision === undefined ? {} : { expectRevision: ExpectRevision }),
  };
  switch (Operation) {
    case 'rollback':
      return rollback(storage, { ...options, remote, ...(release === undefined ? {} : { to: release }) });
    case 'promote':
      return promote(storage, { ...options, remotes: { [remote]: required(release, 'Release') } });
    case 'canary':
      return startCanary(storage, {
        ...options,
        remote,
        release: required(release, 'Release'),
        percent: operation.Percent,
        employees: operation.Employees,
        types: operation.EmployeeTypes,
      });
    case 'end-canary':
      return endCanary(storage, { ...options, remote });
    case 'disable':
      return disable(storage, { ...options, remote });
    case 'enable':
      return enable(storage, { ...options, remote });
  }
}

/**
 * The result of an operation.
 * @param field the field that errors refer to
 * @throws HttpProblem 403 if the key doesn't allow the operation, 404 for an unknown remote or release, 409 if the registry has changed,
 * 422 with every reason of the gate
 */
export function resultOf<T>(outcome: Outcome<T>, field: string): T {
  if (outcome.ok) return outcome.value;
  const { code, reasons } = outcome.refusal;
  throw new HttpProblem(
    STATUS[code],
    reasons[0] ?? 'Refused.',
    reasons.map((message) => ({ field, message })),
  );
}

/** Runs an operation on the registry. @throws as `resultOf` */
export const operate = async (
  storage: Storage,
  operation: ReleaseOperation,
  by: string,
): Promise<ChangeResult> => resultOf(await run(storage, operation, by), 'Release');
