import { isOperations } from '@galley/shared/domain/employeeTypes';

const PAGES = [
  { label: 'People', path: '/people' },
  { label: 'Import', path: '/import' },
  { label: 'Releases', path: '/releases' },
  { label: 'Audit log', path: '/audit' },
] as const;

/** The pages that employees of a type find in their menu and in the palette; only Operations have any. */
export const operationsPages = (employeeType: Parameters<typeof isOperations>[0]) =>
  isOperations(employeeType) ? PAGES : [];
