import { isOperations } from '@galley/shared/domain/employeeTypes';

const OF_EVERYBODY = [{ label: 'Performance', path: '/figures' }] as const;
const OF_OPERATIONS = [
  ...OF_EVERYBODY,
  { label: 'People', path: '/people' },
  { label: 'Import', path: '/import' },
  { label: 'Releases', path: '/releases' },
  { label: 'Audit Log', path: '/audit' },
] as const;

/** The pages in the menu and palette for employees of a type. */
export const menuPages = (employeeType: Parameters<typeof isOperations>[0]) =>
  isOperations(employeeType) ? OF_OPERATIONS : OF_EVERYBODY;
