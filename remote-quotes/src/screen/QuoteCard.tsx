import { formatUsd } from '@galley/shared/domain/money';
import type { Quote } from '@galley/server/quotes/contract';
import { STATE_NAMES } from '@galley/server/quotes/rules/quoteStates';
import { Button, Icon, Link, RecordCard, useNavigate } from '@galley/shared/ui';
import { memo } from 'react';
import { canEdit, duplicateQuoteAndNotify, editQuote, editWord, savePdf } from './quoteActions.ts';
import { QuoteDetails } from './QuoteDetails.tsx';
import { QUOTE_LOOKS } from './quoteLooks.ts';

/** A quote as a card (QUOT-22). */
export const QuoteCard = memo(({ quote }: { quote: Quote }) => {
  const { ID, Number, State, CompanyName, TotalCents } = quote;
  const { tone, icon } = QUOTE_LOOKS[State];
  const navigate = useNavigate();
  const duplicate = async () => {
    const id = await duplicateQuoteAndNotify(quote);
    if (id !== undefined) void navigate(`/quotes/${id}`);
  };
  return (
    <RecordCard
      id={`quote-${ID}`}
      recordId={ID}
      title={Number}
      tone={tone}
      mark={{ icon, text: STATE_NAMES[State] }}
      badges={
        <>
          <span className="record-badge">{formatUsd(TotalCents / 100)}</span>
          <span className="quote-company">{CompanyName}</span>
        </>
      }
      actions={
        <>
          <Link className="btn" to={`/quotes/${ID}`} aria-label={`Open ${Number}`}>
            Open
          </Link>
          {canEdit(quote) && (
            <Button aria-label={`${editWord(quote)} ${Number}`} onClick={() => editQuote(quote)}>
              <Icon name="edit" /> {editWord(quote)}
            </Button>
          )}
          <Button aria-label={`PDF of ${Number}`} onClick={() => void savePdf(quote)}>
            <Icon name="down" /> PDF
          </Button>
          <Button aria-label={`Duplicate ${Number}`} onClick={() => void duplicate()}>
            <Icon name="copy" /> Duplicate
          </Button>
        </>
      }
    >
      <QuoteDetails quote={quote} />
    </RecordCard>
  );
});
