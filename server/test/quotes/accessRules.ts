import type { quoteCalls } from '#server/quotes/calls';
import type { quoteLinkCalls } from '#server/quotes/links/calls';
import { anybody, everybody, gets, rule, whoSeesOrders, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';
import { QUOTES } from './accessWorld.ts';

type QuoteCalls = typeof quoteCalls & typeof quoteLinkCalls;
declare module '../everyCall.ts' {
  interface RoomCalls extends QuoteCalls {}
}

const { company, contact } = WORLD;
const theirs = { params: { id: QUOTES.theirs } };
const success = ({ Success }: { Success: boolean }) => Success;
const file = (body: unknown) => String(body).slice(0, 4);
const address = ({ Address }: { Address: string }) => /\/v1\/quoted\/[\w-]{43}$/.test(Address);
/** A colleague's quote: associated people see it, and an Account Manager who sees every company changes it. */
const ofColleague = (changed: unknown) => ({ ...whoSeesOrders(403, 404), override: gets(changed) });

const quote = {
  ID: 0,
  CompanyID: company,
  ContactID: contact,
  ValidUntil: '2099-12-31',
  Lines: [{ ProductID: 1061, Qty: 1, UnitCents: 1250 }],
};

/** The access rules for quote calls. */
export const quoteAccess: readonly Rule[] = [
  rule(
    'quotePaged',
    { body: { PageNo: 1, PageSize: 20, CompanyID: company } },
    whoSeesOrders(gets([3, 3]), gets([0, 0])),
    ({ Quotes, TotalCount }) => [Quotes.length, TotalCount],
  ),
  rule(
    'quote of a colleague',
    theirs,
    { ...whoSeesOrders(gets([1, false]), 404), override: gets([1, true]) },
    ({ SentVersion, MayChange }) => [SentVersion, MayChange],
  ),
  rule('quote that is not there', { params: { id: 999_999 } }, everybody(404)),
  rule('quoteSave adding one', { body: quote }, whoSeesOrders(gets(true), 422), success),
  rule(
    'quoteSave changing a colleague’s',
    { body: { ...quote, ID: QUOTES.theirs } },
    ofColleague(true),
    success,
  ),
  rule(
    'quoteSave changing one’s own',
    { body: { ...quote, ID: QUOTES.own } },
    whoSeesOrders(gets(true), 404),
    success,
  ),
  rule(
    'quoteTerms',
    { params: { companyId: company } },
    whoSeesOrders(gets(['Standard', ['Dock']]), 404),
    ({ PricePlan, Addresses }) => [PricePlan, Addresses.map(({ Name }) => Name)],
  ),
  rule(
    'quoteSend one’s own',
    { params: { id: QUOTES.own }, body: { Version: 1 } },
    whoSeesOrders(gets(true), 404),
    address,
  ),
  rule(
    'quoteSend a colleague’s',
    { ...theirs, body: { Version: 1 } },
    {
      ...whoSeesOrders(403, 404),
      override: 409,
    },
  ),
  rule('quoteDuplicate', theirs, whoSeesOrders(gets(true), 404), success),
  rule(
    'quotesExtend',
    { body: { Ids: [QUOTES.theirs, QUOTES.own] } },
    { ...whoSeesOrders(gets([1, 1]), gets([0, 0])), override: gets([2, 0]) },
    ({ Extended, Left }) => [Extended, Left],
  ),
  rule(
    'quotesExtendUndo',
    { params: { id: QUOTES.extension } },
    whoSeesOrders(gets([1, 0]), gets([0, 1])),
    ({ Restored, Changed }) => [Restored, Changed],
  ),
  rule('quotesExtendUndo of a colleague', { params: { id: QUOTES.theirExtension } }, everybody(404)),
  rule('quoteSheet', { body: {} }, everybody(gets('PK')), (body) => file(body).slice(0, 2)),
  rule('quoteFigures', {}, whoSeesOrders(gets([1250]), gets([])), ({ Won }) =>
    Won.map(({ TotalCents }) => TotalCents),
  ),
  rule('quoteLinkMake', { ...theirs, body: {} }, whoSeesOrders(gets(true), 404), address),
  rule(
    'quoteLinkRevoke that a colleague made',
    { params: { id: QUOTES.link } },
    whoSeesOrders(gets(true), 404),
  ),
  rule('quotePdf', theirs, whoSeesOrders(gets('%PDF'), 404), file),
  rule(
    'sharedQuote with a token that works',
    { params: { token: QUOTES.token } },
    anybody(gets('Q-101201')),
    (page) => /Quote (Q-\d+)/.exec(String(page))?.[1],
  ),
  rule('sharedQuote with an unknown token', { params: { token: 'N'.repeat(43) } }, anybody(404)),
  rule('sharedQuoteAnswer without an answer', { params: { token: QUOTES.token } }, anybody(400)),
  rule(
    'sharedQuotePdf with a token that works',
    { params: { token: QUOTES.token } },
    anybody(gets('%PDF')),
    file,
  ),
  rule(
    'quoteDraft',
    { query: { company, contact: 0, activity: 0, line: '771000-1' } },
    whoSeesOrders(gets([company, 1061]), 404),
    ({ CompanyID, Lines }) => [CompanyID, Lines[0]?.ProductID],
  ),
];
