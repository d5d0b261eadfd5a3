import type { SetupState, StepName } from '@galley/server/operations/setup/contract';

type Step = SetupState['steps'][number];

interface StepText {
  label: string;
  /** The page of the step. */
  path: string;
  /** The task. */
  toDo: string;
  /** The result, by count. */
  done: (count: string) => string;
}

const STEPS: Record<StepName, StepText> = {
  owners: {
    label: 'Account Owners',
    path: '/people?part=owners',
    toDo: 'Your sales teams or regions',
    done: (count) => `${count} account owner${count === '1' ? '' : 's'}`,
  },
  people: {
    label: 'People',
    path: '/people?part=employees',
    toDo: 'Sales reps, invited by email',
    done: (count) => `${count}, including you`,
  },
  customers: {
    label: 'Customers',
    path: '/import',
    toDo: 'Your list of companies',
    done: (count) => `${count} compan${count === '1' ? 'y' : 'ies'}`,
  },
  contacts: {
    label: 'Contacts',
    path: '/import',
    toDo: 'The people at your customers',
    done: (count) => `${count} contact${count === '1' ? '' : 's'}`,
  },
  orders: {
    label: 'Orders',
    path: '/import',
    toDo: 'From a file or your order system',
    done: (count) => `${count} order line${count === '1' ? '' : 's'}`,
  },
  links: {
    label: 'Links and Phone',
    path: '/people?part=links',
    toDo: 'For the header and footer',
    done: () => 'Set',
  },
  mail: {
    label: 'Outgoing Email',
    path: '/people?part=mail',
    toDo: 'Galley can’t send email yet',
    done: () => 'Connected',
  },
};

/** The server's maximum count. */
const MOST = 1_000;

/** The name, link and text of a step. */
export function textOf({ name, done, count }: Step): { label: string; path: string; note: string } {
  const { label, path, toDo, done: said } = STEPS[name];
  const shown = count >= MOST ? `${MOST.toLocaleString('en-US')}+` : String(count);
  return { label, path, note: done ? said(shown) : toDo };
}
