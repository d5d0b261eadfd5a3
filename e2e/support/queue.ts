import type { Page } from '@playwright/test';
import type { Activity } from './activities.ts';
import { expect } from './test.ts';

/** The fields of an activity in call 3 that the queue journeys use. */
export type Called = Omit<Activity, 'IsAssociated'>;

/** A call by somebody who doesn't use this page. */
export async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const paged = async (page: Page, filters: object) => {
  const { Activities } = await call<{ Activities: Called[] }>(page, '/v1/activity/paged', {
    PageNo: 1,
    PageSize: 200,
    Filter_ActivityForID: 0,
    Filter_Status: 3,
    ...filters,
  });
  return Activities;
};

/** Adds activities on an otherwise empty day, each for a different company. @returns the address of their list */
export async function addCalls(
  page: Page,
  { notes, count, day }: { notes: string; count: number; day: string },
) {
  const known = await paged(page, { Filter_DateRange: 7, Filter_ActivityForID: -1 });
  const places = [...new Map(known.map((one) => [one.CompanyID, one])).values()];
  for (let number = 1; number <= count; number += 1) {
    const place = places[number % places.length];
    await call(page, '/v1/activity', {
      saveMode: 0,
      ID: 0,
      CompanyID: place?.CompanyID,
      IndividualID: place?.IndividualID,
      ActivityForID: place?.ActivityForID,
      TypeID: 5,
      StartDate: day,
      Comments: `${notes}, call ${number}.`,
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    });
  }
  return `/activities?range=6&from=${day}&to=${day}`;
}

const CREATED = 2;
/** The activities added today with these notes, with their results; oldest first. */
export async function callsOf(page: Page, notes: string): Promise<Called[]> {
  const all = await paged(page, { Filter_DateRange: 1, Filter_DateType: CREATED });
  return all
    .filter(({ ActivityComments }) => ActivityComments.includes(notes))
    .toSorted((one, other) => one.ID - other.ID);
}
