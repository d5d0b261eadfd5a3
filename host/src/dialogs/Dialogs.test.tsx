import {
  draftKey,
  galley,
  openDialog,
  writeDraft,
  type ActionProps,
  type DialogProps,
} from '@galley/shared/store';
import type {} from 'remote-activities/dialogs';
import { press, renderScreen, signInForTest } from '@galley/shared/testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { actionDialogsOf, dialogsOf } from '../federation/registry/dialogs.ts';
import { ordersRelease } from '../federation/registry/testRegistry.ts';
import type { LoadOptions, LoadResult } from '../federation/loading/loader.ts';
import type * as Loading from '../federation/loading/loadScreen.ts';
import type * as NewMenuModule from '../shell/NewMenu.tsx';
import type * as DialogsModule from './Dialogs.tsx';

const answers = jest.fn<(name: string, options?: LoadOptions) => Promise<LoadResult>>();
const reportBroken = jest.fn<typeof Loading.reportBroken>();
jest.mock('../federation/loading/loadScreen.ts', () => ({
  loadScreen: jest.fn(),
  loadDialog: answers,
  reportBroken,
  dialogs: () => offered,
  dialog: (name: string) => offered.find((one) => one.name === name || one.formerly === name),
  remoteOf: (name: string) =>
    offered.find((one) => one.name === name || one.formerly === name)?.remote ?? name.split('/', 1)[0],
  subscribe: () => () => undefined,
  revision: () => 1,
}));
/** The dialogs of the activities and my-day releases. */
const offered = [
  ...dialogsOf('activities', {
    ...ordersRelease('1'),
    dialogs: {
      edit: {
        module: './ActivityForm',
        title: 'activity',
        add: { label: 'Add Activity', given: { draft: { ID: 0 } } },
        formerly: 'activity',
      },
      search: { module: './ActivitySearch', title: 'search', isOfScreen: true },
    },
  }),
  ...actionDialogsOf('my-day', {
    ...ordersRelease('1'),
    actions: [{ on: 'company', label: 'Plan a visit', module: './VisitForm' }],
  }),
];

let Dialogs: typeof DialogsModule.Dialogs;
let NewMenu: typeof NewMenuModule.NewMenu;
beforeAll(async () => {
  ({ Dialogs } = await import('./Dialogs.tsx'));
  ({ NewMenu } = await import('../shell/NewMenu.tsx'));
});

const Form = ({ dialog, onClose }: DialogProps<'activities/edit'>) => (
  <dialog open aria-label={`Activity ${dialog.draft.ID}`}>
    <button type="button" onClick={onClose}>
      Done with it
    </button>
  </dialog>
);
const fine: LoadResult = {
  ok: true,
  Component: Form as () => React.ReactNode,
  release: '1.0.0',
  container: 'one',
};
const unreachable: LoadResult = { ok: false, error: { kind: 'unreachable', url: '/x' }, release: '1.0.0' };
const openActivity = () => act(() => openDialog('activities/edit', { draft: { ID: 12 } }));

beforeEach(() => {
  answers.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  act(() => galley.setState({ dialogs: [] }));
});

describe('A form of a remote', () => {
  test('that can’t be loaded is named with a retry, and leaves the screen alone', async () => {
    answers.mockResolvedValueOnce(unreachable).mockResolvedValue(fine);
    renderScreen(<Dialogs />, '/orders');
    openActivity();
    const failed = await screen.findByRole('dialog', { name: 'The activity form could not be loaded.' });
    expect(failed).toHaveTextContent('Release 1.0.0');
    await press('Try Again');
    expect(await screen.findByRole('dialog', { name: 'Activity 12' })).toBeVisible();
    expect(answers).toHaveBeenLastCalledWith('activities/edit', expect.anything());
  });

  test('is opened from the New menu on any screen, and closes itself (SHELL-02)', async () => {
    answers.mockResolvedValue(fine);
    renderScreen(
      <>
        <NewMenu />
        <Dialogs />
      </>,
      '/orders',
    );
    await press('New');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add Activity' }));
    await screen.findByRole('dialog', { name: 'Activity 0' });
    await press('Done with it');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that a release offers on a record is loaded from its remote and gets the record (TEAM-13)', async () => {
    const Visit = ({ dialog: { record } }: ActionProps) => (
      <dialog open aria-label={`Visit of ${record.name}, ${record.kind} ${record.id}`} />
    );
    answers
      .mockResolvedValueOnce(unreachable)
      .mockResolvedValue({ ...fine, Component: Visit as () => React.ReactNode });
    renderScreen(<Dialogs />, '/companies');
    const record = { kind: 'company', id: 12, name: 'Acme' } as const;
    const visit = { name: 'my-day/VisitForm', label: 'Plan a visit', record };
    act(() => galley.getState().openDialog(visit));
    await screen.findByRole('dialog', { name: 'The my-day form could not be loaded.' });
    await press('Try Again');
    expect(await screen.findByRole('dialog', { name: 'Visit of Acme, company 12' })).toBeVisible();
    expect(answers).toHaveBeenLastCalledWith('my-day/VisitForm', expect.anything());
  });

  test('for searching a list closes with its screen', async () => {
    answers.mockResolvedValue({
      ok: true,
      Component: () => <dialog open aria-label="Search" />,
      release: '1',
      container: 'one',
    });
    renderScreen(
      <>
        <Link to="/activities?page=2">Page 2</Link>
        <Link to="/orders">Orders</Link>
        <Dialogs />
      </>,
      '/activities',
    );
    act(() => openDialog('activities/search'));
    await screen.findByRole('dialog', { name: 'Search' });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    openActivity();
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    expect(galley.getState().dialogs.map(({ name }) => name)).toEqual(['activities/edit']);
  });

  test('that an earlier version left with unsaved input opens under its current name and keeps the input (TEAM-33)', async () => {
    localStorage.setItem('token', '');
    signInForTest();
    const key = draftKey('ana-uid', 'activity.12');
    writeDraft(key, { notes: 'Half a note' });
    sessionStorage.setItem(
      'galley.forms',
      JSON.stringify({ [key]: { kind: 'activity', draft: { ID: 12 } } }),
    );
    const Kept = ({ dialog: { name, draft } }: DialogProps<'activities/edit'>) => (
      <dialog open aria-label={`${name} ${draft.ID}`} />
    );
    answers.mockResolvedValue({ ...fine, Component: Kept as () => React.ReactNode });
    const { forms } = await import('../federation/screens/formStore.ts');
    forms.retry('activities/edit');
    const { token = '' } = galley.getState().session ?? {};
    act(() => void galley.getState().signIn(token));
    renderScreen(<Dialogs />, '/orders');
    expect(await screen.findByRole('dialog', { name: 'activities/edit 12' })).toBeVisible();
  });

  test('that crashes is reported, and the screen keeps working', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    answers.mockResolvedValue(fine);
    const Broken = (): React.ReactNode => {
      if (broken) throw new Error('no such field');
      return <dialog open aria-label="Whole again" />;
    };
    answers.mockResolvedValue({ ok: true, Component: Broken, release: '1.0.0', container: 'one' });
    const { forms } = await import('../federation/screens/formStore.ts');
    forms.retry('activities/edit');
    renderScreen(<Dialogs />, '/orders');
    openActivity();
    expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
    expect(reportBroken).toHaveBeenCalledWith('activities', '1.0.0', {
      kind: 'render',
      detail: 'no such field',
    });
    broken = false;
    await press('Try Again');
    expect(await screen.findByRole('dialog', { name: 'Whole again' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
  });
});
