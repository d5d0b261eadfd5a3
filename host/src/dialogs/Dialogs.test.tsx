import { galley, openDialog, type DialogProps } from '@galley/shared/store';
import { press, renderScreen } from '@galley/shared/testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { LoadOptions, LoadResult } from '../federation/loading/loader.ts';
import type * as Loading from '../federation/loading/loadScreen.ts';
import type * as NewMenuModule from '../shell/NewMenu.tsx';
import type * as DialogsModule from './Dialogs.tsx';

const answers = jest.fn<(remote: string, name: string, options?: LoadOptions) => Promise<LoadResult>>();
const reportBroken = jest.fn<typeof Loading.reportBroken>();
jest.mock('../federation/loading/loadScreen.ts', () => ({
  loadScreen: jest.fn(),
  loadPart: answers,
  loadAction: answers,
  reportBroken,
}));

let Dialogs: typeof DialogsModule.Dialogs;
let NewMenu: typeof NewMenuModule.NewMenu;
beforeAll(async () => {
  ({ Dialogs } = await import('./Dialogs.tsx'));
  ({ NewMenu } = await import('../shell/NewMenu.tsx'));
});

const Form = ({ dialog, onClose }: DialogProps<'activity'>) => (
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
const openActivity = () => act(() => openDialog({ kind: 'activity', draft: { ID: 12 } }));

beforeEach(() => {
  answers.mockReset();
  act(() => galley.setState({ dialogs: [] }));
});

describe('A form of a remote', () => {
  test('that can’t be loaded says which, offers to try again, and leaves the screen alone', async () => {
    answers.mockResolvedValueOnce(unreachable).mockResolvedValue(fine);
    renderScreen(<Dialogs />, '/orders');
    openActivity();
    const failed = await screen.findByRole('dialog', { name: 'The activity form could not be loaded.' });
    expect(failed).toHaveTextContent('Release 1.0.0');
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Activity 12' })).toBeVisible();
    expect(answers).toHaveBeenLastCalledWith('activities', 'ActivityForm', expect.anything());
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

  test('that a release offers on a record is loaded from its remote, and told the record (TEAM-13)', async () => {
    const Visit = ({ dialog: { record } }: DialogProps<'record-action'>) => (
      <dialog open aria-label={`Visit of ${record.name}, ${record.kind} ${record.id}`} />
    );
    answers
      .mockResolvedValueOnce(unreachable)
      .mockResolvedValue({ ...fine, Component: Visit as () => React.ReactNode });
    renderScreen(<Dialogs />, '/companies');
    const record = { kind: 'company', id: 12, name: 'Acme' } as const;
    act(() =>
      openDialog({
        kind: 'record-action',
        remote: 'my-day',
        module: './VisitForm',
        label: 'Plan a visit',
        record,
      }),
    );
    await screen.findByRole('dialog', { name: 'The my-day form could not be loaded.' });
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Visit of Acme, company 12' })).toBeVisible();
    expect(answers).toHaveBeenLastCalledWith('my-day', 'VisitForm', expect.anything());
  });

  test('the search of a list goes with its screen', async () => {
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
    act(() => openDialog({ kind: 'activity-search' }));
    await screen.findByRole('dialog', { name: 'Search' });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    openActivity();
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    expect(galley.getState().dialogs.map(({ kind }) => kind)).toEqual(['activity']);
  });

  test('that breaks is reported, and the screen goes on', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    answers.mockResolvedValue(fine);
    const Broken = (): React.ReactNode => {
      if (broken) throw new Error('no such field');
      return <dialog open aria-label="Whole again" />;
    };
    answers.mockResolvedValue({ ok: true, Component: Broken, release: '1.0.0', container: 'one' });
    const { forms } = await import('../federation/screens/formStore.ts');
    forms.retry('activity');
    renderScreen(<Dialogs />, '/orders');
    openActivity();
    expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
    expect(reportBroken).toHaveBeenCalledWith('activities', '1.0.0', {
      kind: 'render',
      detail: 'no such field',
    });
    broken = false;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Whole again' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
  });
});
