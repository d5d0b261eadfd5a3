import { displayDate } from '@galley/shared/domain/displayDate';
import { LOADING } from '@galley/shared/domain/loadingText';
import { formatUsd } from '@galley/shared/domain/money';
import { orderLineUrl } from '@galley/server/orders/rules/orderLinks';
import type { QuoteRecord } from '@galley/server/quotes/contract';
import { STATE_NAMES } from '@galley/server/quotes/rules/quoteStates';
import { ApiError, useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Detail, Details, Icon, Link, useNavigate, usePageTitle } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { quoteQuery } from '../http/quotes.ts';
import { canEdit, duplicateQuoteAndNotify, editQuote, editWord, savePdf } from '../screen/quoteActions.ts';
import { QUOTE_LOOKS } from '../screen/quoteLooks.ts';
import '../styles/page.scss';
import { QuoteLines } from './QuoteLines.tsx';
import { Links, CustomerResponses, Versions } from './QuoteTrail.tsx';

const NO_DATE = '0001';

const Shell = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="quote-page">
    {children}
  </main>
);

/** The initial activity of a follow-up: at the company, with the contact, about the quote. */
const followUp = (quote: QuoteRecord): void =>
  openDialog('activities/edit', {
    draft: {
      ID: 0,
      ParentID: quote.ParentID,
      CompanyID: quote.CompanyID,
      CompanyName: quote.CompanyName,
      ...(quote.ContactID > 0 && { IndividualID: quote.ContactID, IndividualName: quote.ContactName }),
      ActivityComments: `Follow up on quote ${quote.Number}, ${formatUsd(quote.TotalCents / 100)}.\n`,
    },
  });

function Actions({ quote }: { quote: QuoteRecord }) {
  const navigate = useNavigate();
  const isDraft = quote.State === 'draft';
  const duplicate = async () => {
    const id = await duplicateQuoteAndNotify(quote);
    if (id !== undefined) void navigate(`/quotes/${id}`);
  };
  return (
    <div className="quote-actions">
      {isDraft && quote.MayChange && (
        <Button look="primary" onClick={() => openDialog('quotes/send', { quote })}>
          <Icon name="external" /> Send
        </Button>
      )}
      {canEdit(quote) && (
        <Button onClick={() => editQuote(quote)}>
          <Icon name="edit" /> {editWord(quote)}
        </Button>
      )}
      {quote.SentVersion > 0 && !isDraft && (
        <Button onClick={() => openDialog('quotes/send', { quote })}>
          <Icon name="external" /> Share
        </Button>
      )}
      <Button onClick={() => followUp(quote)}>
        <Icon name="plus" /> Follow Up
      </Button>
      <Button onClick={() => void savePdf(quote)}>
        <Icon name="down" /> PDF
      </Button>
      <Button onClick={() => void duplicate()}>
        <Icon name="copy" /> Duplicate
      </Button>
    </div>
  );
}

/** A quote's page: content, versions, responses and actions (QUOT-24). */
export function QuotePage({ id }: { id: number }) {
  const { data: quote, error, refetch } = useQuery(quoteQuery(id));
  usePageTitle(quote?.Number ?? 'Quote');
  if (quote === undefined && error !== null) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <Shell>
        <h1>{isGone ? 'Quote Not Found' : 'The quote could not be loaded.'}</h1>
        {isGone ? (
          <>
            <p>This quote doesn’t exist, or you can’t see it.</p>
            <Link to="/quotes">Go to Quotes</Link>
          </>
        ) : (
          <Button onClick={() => void refetch()}>Try Again</Button>
        )}
      </Shell>
    );
  }
  if (quote === undefined)
    return (
      <Shell>
        <output className="screen-pending">{LOADING}</output>
      </Shell>
    );
  const { Content, State } = quote;
  const isRevised = State === 'draft' && quote.SentVersion > 0;
  return (
    <Shell>
      <section className="quote-panel quote-head" aria-label="Quote">
        <p className="quote-back">
          <Link to="/quotes">Quotes</Link>
        </p>
        <div className="quote-title">
          <h1>{quote.Number}</h1>
          <span className="quote-mark" data-tone={QUOTE_LOOKS[State].tone}>
            <Icon name={QUOTE_LOOKS[State].icon} /> {STATE_NAMES[State]}
          </span>
          <strong className="quote-sum">{formatUsd(quote.TotalCents / 100)}</strong>
        </div>
        {isRevised && (
          <p className="quote-note">
            Version {quote.SentVersion + 1} is a draft: the customer still sees version {quote.SentVersion},
            but can’t accept or decline until you send the new one.
          </p>
        )}
        <Actions quote={quote} />
        <Details>
          <Detail label="Company">
            <Link to={`/companies/${quote.CompanyID}`}>{quote.CompanyName}</Link>
          </Detail>
          <Detail label="Contact">{quote.ContactName}</Detail>
          <Detail label="Sales Rep">{quote.Rep}</Detail>
          <Detail label="Valid Until">{displayDate(quote.ValidUntil)}</Detail>
          <Detail label="Sent">{quote.SentOn.startsWith(NO_DATE) ? '' : displayDate(quote.SentOn)}</Detail>
          <Detail label="Ship To">{Content.Address.join(', ')}</Detail>
          <Detail label="Shipping">
            {Content.Zone > 0 && Content.Weight > 0 && `${Content.Weight} lb to zone ${Content.Zone}`}
          </Detail>
          <Detail label="Order Line">
            {quote.WonLine !== '' && <Link to={orderLineUrl(quote.WonLine)}>{quote.WonLine}</Link>}
          </Detail>
          <Detail label="Notes" isWide>
            {Content.Notes}
          </Detail>
          <Detail label="Terms" isWide>
            {Content.Terms}
          </Detail>
        </Details>
      </section>
      <div className="quote-columns">
        <QuoteLines content={Content} />
        <div>
          <CustomerResponses said={quote.Said} />
          <Versions versions={quote.Versions} />
          <Links links={quote.Links} />
        </div>
      </div>
    </Shell>
  );
}
