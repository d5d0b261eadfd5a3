import type { FastifyInstance } from 'fastify';
import type { PasswordResetOptions } from '../account/passwordReset.ts';
import { operationsRoutes } from '../http/operationsRoute.ts';
import { write } from '../http/write.ts';
import { setAccess } from './employeeAccess.ts';
import { invite } from './invite.ts';
import { listEmployees } from './managedEmployee.ts';
import { accountOwnerKind, activityTypeKind, deleteNamed, listNamed, saveNamed } from './namedRecords.ts';
import { saveEmployee } from './saveEmployee.ts';
import { readShell, saveShell, type Shell } from './shellSettings.ts';

interface Options extends PasswordResetOptions {
  /** Header and footer as the environment says. */
  shell: Shell;
}

/** Employees, account owners, activity types, links and phone: for Operations alone (PEOP-01). */
export function employeeRoutes(app: FastifyInstance, { shell, ...options }: Options): void {
  const { database } = options;
  const operationsRoute = operationsRoutes(app, 'Only Operations may manage people and settings.');

  operationsRoute('employeeList', (_caller, { query }) => listEmployees(database, query));

  operationsRoute('employeeSave', (caller, { body, request }) =>
    write(database, caller, request, async (transaction) => ({
      Success: true,
      Employee: await saveEmployee(transaction, caller, body),
    })),
  );

  operationsRoute('employeeAccess', (caller, { params, body, request }) =>
    write(database, caller, request, async (transaction) => ({
      Success: true,
      Employee: await setAccess(transaction, caller, { ...body, id: params.id }),
    })),
  );

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
    operationsRoute(save, (caller, { body, request }) =>
      write(database, caller, request, async (transaction) => ({
        Success: true,
        Record: await saveNamed(transaction, caller, kind, body),
      })),
    );
    operationsRoute(remove, (caller, { query, request }) =>
      write(database, caller, request, (transaction) =>
        deleteNamed(transaction, caller, kind, { id: query.id, version: query.Version }),
      ),
    );
  }

  operationsRoute('shellSettings', () => readShell(database, shell));

  operationsRoute('shellSettingsSave', (caller, { body, request }) =>
    write(database, caller, request, async (transaction) => ({
      Success: true,
      Settings: await saveShell(transaction, caller, shell, { settings: body, version: body.Version }),
    })),
  );

  operationsRoute('shellSettingsReset', (caller, { query, request }) =>
    write(database, caller, request, async (transaction) => ({
      Success: true,
      Settings: await saveShell(transaction, caller, shell, { settings: null, version: query.Version }),
    })),
  );
}
