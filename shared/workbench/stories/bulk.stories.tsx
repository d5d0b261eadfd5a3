import { LazyBulkJobs } from '@galley/shared/host';
import type { BulkJob } from '@galley/shared/contract/bulk';
import { Button, startBulk } from '@galley/shared/ui';
import { BulkProgress } from '../../src/ui/bulk/BulkProgress.tsx';
import { Verdicts } from '../../src/ui/bulk/Verdicts.tsx';
import type { SentCall } from '../../src/testing/answers.ts';
import { exampleJob } from '../../src/testing/exampleJob.ts';
import { never, nothing, press, refused, see } from '../acts.ts';
import type { Stories } from '../story.ts';

const job = (change: Partial<BulkJob> = {}) =>
  exampleJob({ ID: 1, Total: 312, Done: 309, Unchanged: 1, Refused: 2, ...change });
const RUNNING = job({ State: 'running', Done: 40, Unchanged: 0, Refused: 0 });
const CHOSEN = { records: { Ids: [1, 2] }, count: 2, clear: nothing };
const NAMES = [
  'Call Harbor Press',
  'Visit Quill & Sons',
  'Mail to Northlight Paper about the spring catalog',
];
const verdicts = NAMES.map((Name, at) => ({
  Place: at + 1,
  ID: at + 1,
  Name,
  Reason: 'It is assigned to somebody else.',
}));
const jobsOf = (Jobs: BulkJob[]) => ({
  '/v1/bulk': { Jobs },
  ...Object.fromEntries(Jobs.map((one) => [`/v1/bulk/${one.ID}`, one])),
});

export const stories: Stories = {
  'BulkProgress, running': {
    show: () => <BulkProgress first={RUNNING} buttonClass="btn" />,
    answers: { '/v1/bulk/1': RUNNING },
  },
  'BulkProgress, done with some refused': {
    show: () => <BulkProgress first={job()} buttonClass="btn" onClose={nothing} />,
    answers: { '/v1/bulk/1': job() },
  },
  'BulkProgress, canceled': {
    show: () => <BulkProgress first={job({ State: 'canceled', Done: 12 })} buttonClass="btn" />,
    answers: { '/v1/bulk/1': job({ State: 'canceled', Done: 12 }) },
  },
  'LazyBulkJobs, none': {
    show: () => <LazyBulkJobs onClose={nothing} />,
    answers: jobsOf([]),
    act: () => see('No bulk changes.'),
  },
  'LazyBulkJobs, many': {
    show: () => <LazyBulkJobs onClose={nothing} />,
    answers: jobsOf([
      RUNNING,
      ...Array.from({ length: 12 }, (_, at) =>
        job({ ID: at + 2, Total: at + 1, Done: at + 1, Refused: at % 2 }),
      ),
    ]),
    act: () => see(/Snoozing 40/),
  },
  'LazyBulkJobs, loading': {
    show: () => <LazyBulkJobs onClose={nothing} />,
    answers: { '/v1/bulk': never },
    act: () => see('Bulk Changes'),
  },
  'LazyBulkJobs, failed': {
    show: () => <LazyBulkJobs onClose={nothing} />,
    answers: { '/v1/bulk': () => refused() },
    act: () => see('The bulk changes could not be loaded.'),
  },
  'Verdicts, of those that were refused': {
    show: () => <Verdicts job={job()} onClose={nothing} />,
    answers: {
      '/v1/bulk/1/verdicts': ({ path }: SentCall) =>
        path.includes('verdict=refused') ? { Verdicts: verdicts, More: true } : { Verdicts: [], More: false },
    },
    act: () => see(`The first ${verdicts.length} are shown.`),
  },
  'startBulk, in a toast': {
    show: () => (
      <Button onClick={() => void startBulk(CHOSEN, { Action: 'snoozeActivities', StartDate: '2026-03-02' })}>
        Snooze
      </Button>
    ),
    answers: { '/v1/bulk': RUNNING, '/v1/bulk/1': RUNNING },
    act: async () => {
      await press('Snooze');
      await see(/Snoozing 40/);
    },
  },
};
