import type { Company } from '@galley/server/companies/contract';
import type { TimelineEntry, TimelineKind } from '@galley/server/companies/page/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { LOADING } from '@galley/shared/domain/loadingText';
import { formatUsd } from '@galley/shared/domain/money';
import { useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Icon, type IconName } from '@galley/shared/ui';
import { useState } from 'react';
import { requestReorderOf } from './requestReorder.ts';
import { timelineQuery } from './companyPageQueries.ts';

const KINDS: readonly { kind: TimelineKind; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'activities', label: 'Activities' },
  { kind: 'orders', label: 'Orders' },
  { kind: 'changes', label: 'Changes' },
];
const ICONS: Record<TimelineEntry['Kind'], IconName> = {
  activity: 'calendar',
  order: 'box',
  proof: 'check',
  document: 'copy',
  change: 'edit',
};

/** 'shipping address added' as 'Shipping address added'; 'fed: changed', from a feed, as 'Changed'. */
function changeTitle(name: string): string {
  const action = name.replace(/^fed: /, '');
  return action.charAt(0).toUpperCase() + action.slice(1);
}

function titleOf({ Kind, Name, Contact, Status, Amount }: TimelineEntry): string {
  if (Kind === 'activity') return [Name, Contact].filter(Boolean).join(': ');
  if (Kind === 'order') return `${Name} ordered${Amount === null ? '' : `, ${formatUsd(Amount)}`}`;
  if (Kind === 'proof') return `Proof approved: ${Name}`;
  return changeTitle(Name) + (Status === '' ? '' : `, ${Status}`);
}

const changeText = ({ Member, Before, After }: TimelineEntry['Changes'][number]): string =>
  Before === '' ? `${Member}: ${After}` : `${Member}: ${Before} → ${After === '' ? 'none' : After}`;

function Who({ entry: { Kind, Status, Person } }: { entry: TimelineEntry }) {
  const text = [Kind === 'activity' || Kind === 'order' ? Status : '', Person].filter(Boolean).join(' · ');
  return text !== '' && <p className="timeline-who">{text}</p>;
}

const Entry = ({ entry, company }: { entry: TimelineEntry; company: Company }) => (
  <li className="timeline-entry">
    <span className="timeline-icon">
      <Icon name={ICONS[entry.Kind]} />
    </span>
    <time dateTime={entry.Day.slice(0, 10)}>{displayDate(entry.Day)}</time>
    <div>
      <h3>{titleOf(entry)}</h3>
      {entry.Text !== '' && <p className="timeline-text">{entry.Text}</p>}
      {entry.Kind === 'order' && (
        <>
          <Button
            look="link"
            aria-label={`Request reorder of ${entry.Name}`}
            onClick={() => requestReorderOf(company, entry.Name)}
          >
            Request Reorder
          </Button>
          {' · '}
          <Button
            look="link"
            aria-label={`Share ${entry.Name} with the customer`}
            onClick={() => openDialog('orders/share', { line: entry.Name })}
          >
            Share
          </Button>
        </>
      )}
      {entry.Changes.length > 0 && <p>{entry.Changes.map(changeText).join('; ')}</p>}
    </div>
    <Who entry={entry} />
  </li>
);

interface PartProps {
  company: Company;
  kind: TimelineKind;
  before: string;
}

/** 30 entries, followed on request by the next 30. */
function Part({ company, kind, before }: PartProps) {
  const { data, isError, refetch } = useQuery(timelineQuery(company.CustomerID, kind, before));
  const [next, setNext] = useState('');
  if (isError)
    return (
      <li>
        The timeline could not be loaded.{' '}
        <Button look="link" onClick={() => void refetch()}>
          Try Again
        </Button>
      </li>
    );
  if (data === undefined)
    return (
      <li>
        <output>{LOADING}</output>
      </li>
    );
  const last = data.Entries.at(-1)?.Key ?? '';
  return (
    <>
      {data.Entries.map((entry) => (
        <Entry key={entry.Key} entry={entry} company={company} />
      ))}
      {before === '' && data.Entries.length === 0 && <li>Nothing in the last five years.</li>}
      {data.More && next === '' && (
        <li>
          <Button onClick={() => setNext(last)}>Show Older</Button>
        </li>
      )}
      {next !== '' && <Part company={company} kind={kind} before={next} />}
    </>
  );
}

/**
 * A company's history, the newest first (COPG-03). A reorder of each order line can be requested (REOR-01), and the line
 * shared with the customer (SHAR-01).
 */
export function Timeline({ company }: { company: Company }) {
  const [kind, setKind] = useState<TimelineKind>('all');
  return (
    <section className="company-panel" aria-labelledby="timeline-title">
      <div className="company-panel-head">
        <h2 id="timeline-title">Timeline</h2>
        <div className="timeline-kinds" role="group" aria-label="Show">
          {KINDS.map(({ kind: value, label }) => (
            <button key={value} type="button" aria-pressed={value === kind} onClick={() => setKind(value)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <ol className="timeline">
        <Part key={kind} company={company} kind={kind} before="" />
      </ol>
    </section>
  );
}
