import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import type { Quote } from '@galley/server/quotes/contract';
import { STATE_NAMES } from '@galley/server/quotes/rules/quoteStates';
import {
  DataTable,
  Icon,
  IconAction,
  IconLink,
  IconMenu,
  Link,
  TwoLines,
  useNavigate,
  type Column,
  type MenuItem,
} from '@galley/shared/ui';
import { sentText } from './QuoteDetails.tsx';
import { canEdit, duplicateQuoteAndNotify, editQuote, editWord, savePdf } from './quoteActions.ts';
import { QUOTE_LOOKS } from './quoteLooks.ts';

const NO_DATE = '0001';
const dayText = (day: string): string => (day.startsWith(NO_DATE) ? '–' : displayDate(day));

function RowActions({ quote }: { quote: Quote }) {
  const { ID, Number } = quote;
  const navigate = useNavigate();
  const items: MenuItem[] = [
    { label: 'PDF', onChoose: () => void savePdf(quote) },
    {
      label: 'Duplicate',
      onChoose: () =>
        void duplicateQuoteAndNotify(quote).then((id) => id !== undefined && navigate(`/quotes/${id}`)),
    },
  ];
  return (
    <div className="row-actions">
      <IconLink icon="chevronRight" name="Open" label={`Open ${Number}`} isMain to={`/quotes/${ID}`} />
      <IconAction
        icon="edit"
        name={editWord(quote)}
        label={`${editWord(quote)} ${Number}`}
        disabled={!canEdit(quote)}
        onPress={() => editQuote(quote)}
      />
      <IconMenu icon="more" name="More actions" label={`More actions for ${Number}`} items={items} />
    </div>
  );
}

/** The columns of the table (QUOT-22). */
export const QUOTE_COLUMNS: readonly Column<Quote>[] = [
  { header: 'Actions', width: 108, cell: (quote) => <RowActions quote={quote} /> },
  {
    header: 'Number/Status',
    width: 130,
    cell: (quote) => (
      <TwoLines
        first={<Link to={`/quotes/${quote.ID}`}>{quote.Number}</Link>}
        second={
          <span className="line-state">
            <Icon name={QUOTE_LOOKS[quote.State].icon} /> {STATE_NAMES[quote.State]}
          </span>
        }
      />
    ),
  },
  {
    header: 'Company/Contact',
    width: 220,
    fillsWidth: true,
    cell: (quote) => (
      <TwoLines
        first={<Link to={`/companies/${quote.CompanyID}`}>{quote.CompanyName}</Link>}
        second={quote.ContactName}
        title={quote.CompanyName}
      />
    ),
  },
  {
    header: 'Product/Lines',
    width: 200,
    wideWidth: 240,
    cell: ({ Product, LineCount }) => (
      <TwoLines
        first={Product}
        second={`${formatCount(LineCount)} ${LineCount === 1 ? 'line' : 'lines'}`}
        title={Product}
      />
    ),
  },
  {
    header: 'Total',
    width: 120,
    isEnd: true,
    cell: ({ TotalCents }) => <span className="quote-money">{formatUsd(TotalCents / 100)}</span>,
  },
  {
    header: 'Sent/Valid Until',
    width: 190,
    cell: (quote) => (
      <TwoLines first={quote.SentVersion === 0 ? '–' : sentText(quote)} second={dayText(quote.ValidUntil)} />
    ),
  },
  { header: 'Sales Rep', width: 150, cell: ({ Rep }) => Rep },
];

/** The quotes as a table. */
export const QuoteGrid = ({ quotes }: { quotes: readonly Quote[] }) => (
  <DataTable
    list="quotes"
    caption="Quotes"
    columns={QUOTE_COLUMNS}
    rows={quotes}
    rowKey={({ ID }) => ID}
    nameOf={({ Number }) => Number}
    toneOf={({ State }) => QUOTE_LOOKS[State].tone}
  />
);
