import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { orderLineUrl } from '@galley/server/orders/rules/orderLinks';
import type { Quote } from '@galley/server/quotes/contract';
import { Detail, Details, Link } from '@galley/shared/ui';

const NO_DATE = '0001';
const dayText = (day: string): string => (day.startsWith(NO_DATE) ? '' : displayDate(day));

/** '1 (Poster Flex)' or '3 (Poster Flex and 2 more)'. */
function linesText({ LineCount, Product }: Quote): string {
  if (Product === '') return formatCount(LineCount);
  const more = LineCount === 1 ? '' : ` and ${formatCount(LineCount - 1)} more`;
  return `${formatCount(LineCount)} (${Product}${more})`;
}

/** Names the version if it isn't the first, or if the quote is a draft again. */
export const sentText = ({ SentOn, SentVersion, State }: Quote) =>
  SentVersion > 1 || (SentVersion === 1 && State === 'draft')
    ? `${dayText(SentOn)}, version ${SentVersion}`
    : dayText(SentOn);

/** The contents of a quote card. */
export const QuoteDetails = ({ quote }: { quote: Quote }) => (
  <Details>
    <Detail label="Company">
      <Link to={`/companies/${quote.CompanyID}`}>{quote.CompanyName}</Link>
    </Detail>
    <Detail label="Contact">{quote.ContactName}</Detail>
    <Detail label="Sales Rep">{quote.Rep}</Detail>
    <Detail label="Total">{formatUsd(quote.TotalCents / 100)}</Detail>
    <Detail label="Lines">{linesText(quote)}</Detail>
    <Detail label="Sent">{sentText(quote)}</Detail>
    <Detail label="Valid Until">{dayText(quote.ValidUntil)}</Detail>
    <Detail label="Order Line">
      {quote.WonLine !== '' && <Link to={orderLineUrl(quote.WonLine)}>{quote.WonLine}</Link>}
    </Detail>
  </Details>
);
