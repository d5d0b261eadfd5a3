import type { Schemas } from '@galley/client';

type Activity = Schemas['Activity'];
type MyDay = Schemas['MyDay'];
type OrderLine = Schemas['OrderLine'];

const activity = {
  ID: 7,
  IndividualName: 'Mia Stone',
  CompanyName: 'Acme Posters',
  IndividualPhone: '(303) 555-0100',
  IndividualCell: '',
  ActivityComments: 'Wants prices for three bulletins.',
  TypeName: 'Follow-Up',
  DueInDays: -10,
} as Activity;

const line = {
  OrderIDLineNum: '73754-3',
  ProductDisplayName: 'Bulletin',
  CompanyName: 'Acme Posters',
  Advertiser: 'Example Burgers',
  OrderStatusDescription: 'File Verify Error',
  OrderDate: '2026-11-02T00:00:00',
  ShipDisplayValue: '2026-11-22T00:00:00',
} as OrderLine;

const figure = (Count: number, List: string) => ({ Count, List });

/** A day as the server returns it. */
export const exampleDay = (): MyDay => ({
  Day: '2026-11-23',
  Overdue: figure(1, '/activities?range=6&from=2021-11-23&to=2026-11-22'),
  DueToday: figure(0, '/activities?range=1'),
  DoneToday: figure(2, '/activities?status=1&datetype=1&range=1'),
  ToDo: figure(1, '/activities?range=6&from=2021-11-23&to=2026-11-23'),
  Activities: [activity],
  Waiting: figure(0, '/orders?rep=1&status=3&status=8&status=15'),
  WaitingLines: [],
  Late: figure(1204, '/orders?rep=1&late=1'),
  LateLines: [line],
  AtRisk: figure(1, '/companies?rep=1&risk=1'),
  CompaniesAtRisk: [{ CustomerID: 4, CustomerDisplayName: 'Bluebird Signs', Silence: 61, MedianGap: 24 }],
  Quiet: figure(1, '/companies?rep=1&quiet=1'),
  QuietProspects: [{ CustomerID: 5, CustomerDisplayName: 'Paper Mill', Silence: null }],
});
