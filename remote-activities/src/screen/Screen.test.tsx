import type { Activity } from '@galley/server/activities/contract';
import { activityList } from '@galley/server/activities/rules/activityList';
import { appConfig, galley } from '@galley/shared/store';
import { configure, network, preloadList, press, renderScreen, type Answers } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers } from '../testing/formAnswers.ts';
import { Screen } from './Screen.tsx';
import { activitiesQuery } from '../http/listQuery.ts';

const PAGED = '/v1/activity/paged';
const answers = (activities: readonly Activity[], more: Answers = {}): Answers => ({
  [PAGED]: { Activities: activities, TotalCount: activities.length, UnfilteredCount: activities.length },
  ...more,
});
const resizeTo = (width: number) =>
  act(() => {
    globalThis.innerWidth = width;
    globalThis.dispatchEvent(new Event('resize'));
  });
const card = (name: string) => screen.findByRole('article', { name });
const field = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling;

beforeEach(() => resizeTo(900));

describe('The activities screen', () => {
  test("opens with the person's own To Do, Upcoming, oldest first (ACT-01, ACT-15)", async () => {
    const sent = network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    expect(screen.getByRole('status')).toHaveTextContent('Displaying first 1 of 1 Activities');
    expect(sent.filter(({ path }) => path === PAGED).map(({ body }) => body)).toEqual([
      {
        EmployeeUID: 'ana-uid',
        SelectedParentID: 0,
        SelectedCompanyID: 0,
        PageNo: 1,
        PageSize: 20,
        SortBy: 0,
        SortOrder: 0,
        Filter_ParentID: 0,
        Filter_CompanyID: 0,
        Filter_ActivityForID: -1,
        Filter_TeamID: 0,
        Filter_ContactID: 0,
        Filter_SalesRepID: 0,
        Filter_ActivityType: 0,
        Filter_Recurrence: -1,
        Filter_Status: 0,
        Filter_DateRange: 0,
        Filter_DateType: 0,
        Filter_DateStart: null,
        Filter_DateEnd: null,
        Filter_OnTime: false,
        Filter_Total: 0,
        Filter_Apply: false,
      },
    ]);
  });

  test('requests its list exactly as the host prefetches it, so that nothing is requested twice', async () => {
    const sent = network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities?parent=3&size=50&for=0&status=4');
    await screen.findByRole('article');
    await act(() => preloadList(activityList, activitiesQuery)(location.search));
    expect(sent.filter(({ path }) => path === PAGED)).toHaveLength(1);
  });

  test("opens a contact's activities with the contact's name among the filters (ACT-01)", async () => {
    const sent = network(
      answers([exampleActivity()], {
        '/v1/individuals': { IndividualId: 7, IndividualName: 'Carl Contact' },
      }),
    );
    renderScreen(<Screen />, '/activities?for=0&status=4&range=7&contact=7&sort=1');
    expect(
      await screen.findByRole('button', { name: 'Remove filter: Contact: Carl Contact' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter: Status: To Do & Done' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Activities found · 4 filters applied'),
    );
    expect(sent.find(({ path }) => path === PAGED)?.body).toMatchObject({
      Filter_ContactID: 7,
      SortOrder: 1,
    });
  });

  test('doesn’t count a link’s assignee as a filter if it’s the user (ACTS-04)', async () => {
    network(answers([exampleActivity()], formAnswers()));
    renderScreen(<Screen />, '/activities?for=5&status=1');
    expect(await screen.findByText(/ · 1 filter applied/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Status: Done' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Assigned To/ })).toBeNull();
  });

  test('names the sales rep among the filters, even one who isn’t an employee', async () => {
    network(answers([exampleActivity()], { '/v1/individuals/salesreps': [{ value: 8, label: 'Rita Rep' }] }));
    renderScreen(<Screen />, '/activities?parent=3&rep=8');
    expect(await screen.findByText('Sales Rep: Rita Rep')).toBeVisible();
  });

  test('names all types of a search in one chip, and requests them as a list (ACTS-06)', async () => {
    const sent = network(answers([exampleActivity()], formAnswers()));
    renderScreen(<Screen />, '/activities?type=3&type=5');
    expect(await screen.findByText('Activity Type: Call, Follow-Up')).toBeVisible();
    expect(sent.find(({ path }) => path === PAGED)?.body).toMatchObject({ Filter_ActivityType: [3, 5] });
  });

  test('says that it could not load (ACT-13)', async () => {
    network({ [PAGED]: () => new Response('{}', { status: 500 }) });
    renderScreen(<Screen />, '/activities');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load activities');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  test.each([
    ['/activities?status=1', 'No Activities found that match the applied filters.'],
    ['/activities?parent=3', 'No Upcoming Activities with the selected Company/Parent.'],
    ['/activities?parent=3&for=0&status=4', 'No Upcoming Activities with the selected Company/Parent.'],
    ['/activities', 'No Upcoming Activities. Use Search to access more Activities.'],
  ])('says why %s is empty (ACT-12)', async (url, text) => {
    network(answers([]));
    renderScreen(<Screen />, url);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('Remove Filters brings an empty list back to its defaults (ACT-12, ACT-15)', async () => {
    network(answers([]));
    renderScreen(<Screen />, '/activities?parent=3&status=1&range=7');
    await press('Remove Filters');
    expect(globalThis.location.search).toBe('?parent=3');
  });

  test('opens a new activity, and each configured form in a new tab; other forms aren’t offered (ACT-03)', async () => {
    network(answers([exampleActivity()]));
    configure({ links: { ...appConfig().links, sendGift: 'https://forms.example.com/gift' } });
    renderScreen(<Screen />, '/activities');
    await press('Add Activity');
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: { ID: 0 } }]);
    const gift = screen.getByRole('link', { name: 'Send Gift' });
    expect(gift).toHaveAttribute('href', 'https://forms.example.com/gift');
    expect(gift).toHaveAttribute('target', '_blank');
    for (const name of ['Feedback', 'Send Note', 'Send Awesome Nomination']) {
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    }
  });
});

describe('A card', () => {
  test.each([
    [{ DueInDays: -2 }, 'overdue', 'TO DO · 2 days overdue'],
    [{ DueInDays: 0 }, 'today', 'TO DO · due today'],
    [{ DueInDays: 1 }, 'none', 'TO DO · due tomorrow'],
    [{ DueInDays: -2, Status: 'CLOSED' }, 'done', 'DONE'],
    [{ DueInDays: 0, Status: 'CANCELED' }, 'done', 'CANCELED'],
  ] as const)('of %j is %s and says so in words: %s (ACT-06, ACT-08)', async (change, tone, words) => {
    network(answers([exampleActivity(change)]));
    renderScreen(<Screen />, '/activities');
    const article = await card('Follow-Up with Carl Contact');
    expect(article).toHaveAttribute('data-tone', tone);
    expect(article).toHaveTextContent(words);
  });

  test('shows the activity’s details, and links to its company and the company’s orders (ACT-07, FILT-11, ORD-13, ACT-19)', async () => {
    network(answers([exampleActivity()]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    expect(screen.getByRole('link', { name: 'Northwind Traders' })).toHaveAttribute(
      'href',
      '/companies?parent=3&company=12',
    );
    expect(screen.getByRole('link', { name: 'Orders for Northwind Traders' })).toHaveAttribute(
      'href',
      '/orders?parent=3&company=12&sort=OrderDate-asc',
    );
    expect(field('Company')).toHaveTextContent('Rita Rep');
    expect(field('Date')).toHaveTextContent('Mon 11/23/2026');
    expect(field('Notes')).toHaveTextContent('Ask about the banners.');
    expect(screen.getByRole('link', { name: 'carl@northwind.example' })).toBeInTheDocument();
    expect(field('Cell')).toBeUndefined();
    expect(field('Created By')).toBeUndefined();
  });

  test('names its creator when that is somebody else (ACT-07)', async () => {
    network(answers([exampleActivity({ ActivityCreatorID: 6, ActivityCreatorName: 'Ben Ode' })]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    expect(field('Created By')).toHaveTextContent('Ben Ode');
  });

  test('never shows the date that means no date (ACT-14)', async () => {
    network(answers([exampleActivity({ StartDate: '0001-01-01T00:00:00' })]));
    renderScreen(<Screen />, '/activities');
    await card('Follow-Up with Carl Contact');
    expect(field('Date')).toBeUndefined();
    expect(screen.queryByText(/0001/)).not.toBeInTheDocument();
  });
});
