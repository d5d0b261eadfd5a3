import type { FastifyInstance } from 'fastify';
import type { PasswordResetOptions } from '../passwordReset.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { setAccess } from './employeeAccess.ts';
import { invite } from './invite.ts';
import { listEmployees } from './managedEmployee.ts';
import { accountOwnerKind, activityTypeKind, deleteNamed, listNamed, saveNamed } from './namedRecords.ts';
import { saveEmployee } from './saveEmployee.ts';
import { readShell, saveShell, type Shell } from './shellSettings.ts';

interface Options extends PasswordResetOptions {
  /** Header and footer from the environment. */
  shell: Shell;
}

/** Employees, account owners, activity types, links and phone, only for Operations (PEOP-01). */
export function employeeRoutes(app: FastifyInstance, { shell, ...options }: Options): void {
  const { database } = options;
  const operationsRoute = operationsRoutes(app, 'Only Operations can manage people and settings.');
  const operationsWrite = writeRoutes(app, database, operationsRoute);

  operationsRoute('employeeList', async (_caller, { query }) => ({
    ...(await listEmployees(database, query)),
    OnlyPasswordOf: options.passwords.onlyFor ?? null,
  }));

  operationsWrite('employeeSave', async (transaction, caller, { body }) => ({
    Success: true,
    Employee: await saveEmployee(transaction, caller, body),
  }));

  operationsWrite('employeeAccess', async (transaction, caller, { params, body }) => ({
    Success: true,
    Employee: await setAccess(transaction, caller, { ...body, id: params.id }, app.addressEndings),
  }));

  operationsRoute('employeeInvitation', async (caller, { params, request }) => ({
    Success: true,
    Employee: await invite(options, caller, request, params.id),
  }));

  for (const [kind, { list, save, remove }] of [
    [accountOwnerKind, { list: 'accountOwners', save: 'accountOwnerSave', remove: 'accountOwnerDelete' }],
    [
      activityTypeKind,
      { list: 'managedActivityTypes', save: 'activityTypeSave', remove: 'activityTypeDelete' },
    ],
  ] as const) {
    operationsRoute(list, () => listNamed(database, kind));
    operationsWrite(save, async (transaction, caller, { body }) => ({
      Success: true,
      Record: await saveNamed(transaction, caller, kind, body),
    }));
    operationsWrite(remove, (transaction, caller, { query }) =>
      deleteNamed(transaction, caller, kind, { id: query.id, version: query.Version }),
    );
  }

  operationsRoute('shellSettings', () => readShell(database, shell));

  operationsWrite('shellSettingsSave', async (transaction, caller, { body }) => ({
    Success: true,
    Settings: await saveShell(transaction, caller, shell, { settings: body, version: body.Version }),
  }));

  operationsWrite('shellSettingsReset', async (transaction, caller, { query }) => ({
    Success: true,
    Settings: await saveShell(transaction, caller, shell, { settings: null, version: query.Version }),
  }));
}
