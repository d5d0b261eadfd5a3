import type { CompanyPage as Page } from '@galley/server/companies/page/contract';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import { ApiError, useQuery } from '@galley/shared/http';
import { appConfig, openDialog } from '@galley/shared/store';
import { Button, EmailLink, Icon, Link, PhoneLink, usePageTitle, withSelection } from '@galley/shared/ui';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { CompanyActions } from '../screen/CompanyActions.tsx';
import { CompanyDetails } from '../screen/CompanyDetails.tsx';
import { SpendChart } from '../spend/SpendChart.tsx';
import { SpendContext } from '../spend/SpendContext.ts';
import { addActivityAt } from './requestReorder.ts';
import { companyPageQuery } from './companyPageQueries.ts';
import { CompanyReorders } from './CompanyReorders.tsx';
import { MonthsChart, MonthsTable } from './MonthsChart.tsx';
import { rhythmDetail, rhythmText } from '../rhythm/rhythmText.ts';
import { figuresOf, yearsOf } from './spendYears.ts';
import { Timeline } from './Timeline.tsx';
import { spendQuery } from '../http/spendQuery.ts';

/** In a chunk with the code of forms, which the page doesn't wait for. */
const CompanyPresence = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company-here" */ './CompanyPresence.tsx')).CompanyPresence,
}));

const CompanyMail = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company-here" */ './CompanyMail.tsx')).CompanyMail,
}));

const CompanyFiles = lazy(async () => ({
  default: (await import(/* webpackChunkName: "company-here" */ './CompanyFiles.tsx')).CompanyFiles,
}));

/** The company's order rhythm, with the reason (COPG-05). */
function RhythmNote({ page }: { page: Page }) {
  const { Rhythm } = page;
  if (Rhythm === undefined) return null;
  const { heading, reason } = rhythmText(Rhythm);
  const detail = rhythmDetail(Rhythm);
  return (
    <div className="rhythm" data-state={Rhythm.State}>
      <Icon name={Rhythm.State === 'late' ? 'alert' : 'clock'} />
      <p>
        <b>{heading}</b> {reason}
        {detail !== '' && <small>{detail}</small>}
      </p>
    </div>
  );
}

function Spend({ page: { Company, Months } }: { page: Page }) {
  const years = yearsOf(Months);
  const figures = figuresOf(years);
  if (!figures.some(({ amount }) => amount !== 0)) return null;
  return (
    <div className="company-spend">
      <MonthsChart years={years} />
      <h2>Spend by Year</h2>
      <SpendChart figures={figures} />
      <details>
        <summary>Show Spend as Table</summary>
        <MonthsTable years={years} name={Company.CustomerDisplayName} />
      </details>
    </div>
  );
}

function People({ page: { Company, Contacts, ContactCount } }: { page: Page }) {
  const selection = { parentId: Company.TrendGroupId, companyId: Company.CustomerID };
  return (
    <section className="company-panel" aria-labelledby="people-title">
      <div className="company-panel-head">
        <h2 id="people-title">
          Contacts <span>{formatCount(ContactCount)}</span>
        </h2>
        <Link to={withSelection('/contacts', selection)}>View All</Link>
      </div>
      <ul className="company-people">
        {Contacts.map((person) => (
          <li key={person.IndividualId}>
            <p>
              <b>{person.IndividualName}</b> <span>{person.IndividualTitle}</span>
            </p>
            <p>
              <PhoneLink>{person.IndividualPhone}</PhoneLink>
              <EmailLink>{person.IndividualEmail}</EmailLink>
              {person.IndividualEmail !== '' && (
                <Button
                  look="link"
                  aria-label={`Write to ${person.IndividualName}`}
                  onClick={() =>
                    openDialog('contacts/write', {
                      contact: person.IndividualId,
                      person: person.IndividualName,
                      company: Company.CustomerID,
                    })
                  }
                >
                  Write
                </Button>
              )}
            </p>
          </li>
        ))}
        {ContactCount === 0 && <li>No contacts.</li>}
      </ul>
    </section>
  );
}

const Shell = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="company-page">
    {children}
  </main>
);

/** A company's page: details, order rhythm, spend, contacts and timeline (COPG-01 to COPG-08). */
export function CompanyPage({ id }: { id: number }) {
  const { data: page, error, refetch } = useQuery(companyPageQuery(id));
  const { data: spends } = useQuery(spendQuery([id]));
  const spendOf = useMemo(() => new Map(spends?.map((spend) => [spend.CompanyId, spend])), [spends]);
  usePageTitle(page?.Company.CustomerDisplayName ?? 'Company');
  if (page === undefined && error !== null) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <Shell>
        <h1>{isGone ? 'Company Not Found' : 'The company could not be loaded.'}</h1>
        {isGone ? (
          <>
            <p>This company was deleted or never existed.</p>
            <Link to="/companies">Go to Companies</Link>
          </>
        ) : (
          <Button onClick={() => void refetch()}>Try Again</Button>
        )}
      </Shell>
    );
  }
  if (page === undefined)
    return (
      <Shell>
        <output className="screen-pending">{LOADING}</output>
      </Shell>
    );
  const { Company } = page;
  const selection = { parentId: Company.TrendGroupId, companyId: Company.CustomerID };
  const isDue = page.Rhythm?.State === 'late' || page.Rhythm?.State === 'due';
  return (
    <Shell>
      <section className="company-panel company-head" aria-label="Company">
        <div>
          <p className="company-back">
            <Link to={withSelection('/companies', selection)}>Companies</Link>
          </p>
          <div className="company-title">
            <h1>{Company.CustomerDisplayName}</h1>
            <Suspense fallback={null}>
              <CompanyPresence id={id} />
            </Suspense>
          </div>
          <RhythmNote page={page} />
          <div className="company-page-actions">
            <Button look="primary" onClick={() => addActivityAt(page, { isReorder: isDue })}>
              <Icon name="plus" /> {isDue ? 'Request Reorder' : 'Add Activity'}
            </Button>
            <CompanyActions company={Company} />
          </div>
          <SpendContext value={spendOf}>
            <CompanyDetails company={Company} isOnPage />
          </SpendContext>
        </div>
        <Spend page={page} />
      </section>
      <div className="company-columns">
        <Timeline company={Company} />
        <div className="company-beside">
          <CompanyReorders company={id} />
          <Suspense fallback={null}>
            {appConfig().mailbox !== undefined && <CompanyMail id={id} />}
            <CompanyFiles id={id} />
          </Suspense>
          <People page={page} />
        </div>
      </div>
    </Shell>
  );
}
