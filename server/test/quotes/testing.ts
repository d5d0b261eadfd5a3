import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import type { Quote, QuotePagedResponse, QuoteRecord } from '#server/quotes/contract';
import type { QuoteSaved, QuoteSent, QuoteTerms } from '#server/quotes/writing/contract';
import { TEST_ZONE } from '../db/testing.ts';
import { REP, type Answer, type TestServer } from '../testing.ts';

/** A browser's header. */
const BROWSER = { accept: 'text/html,application/xhtml+xml' };

export interface Page {
  status: number;
  headers: Headers;
  text: string;
}

export interface Customer {
  id: number;
  contact: number;
  address: number;
}

/** A line at the list price of a product, and its price in cents. */
export interface Priced {
  product: number;
  name: string;
  qty: number;
  cents: number;
}

/** The calls of quote tests to a server. */
export function quotesOf(server: TestServer) {
  const run = <T extends object>(statement: ReturnType<typeof sql>) => server.database().query<T>(statement);

  /** A customer of an account owner, with a contact, an address and a price plan. */
  const customer = async (accountType = 1): Promise<Customer> => {
    const [found] = await run<Customer>(sql`
      SELECT company.id, min(contact_company.contact_id) AS contact, min(shipping_address.id) AS address
      FROM company JOIN contact_company ON contact_company.company_id = company.id JOIN contact ON contact.id = contact_id AND NOT inactive
      JOIN shipping_address ON shipping_address.company_id = company.id
      WHERE account_type_id = ${accountType} AND deleted_at IS NULL AND NOT prospect
        AND EXISTS (SELECT FROM price WHERE price.price_plan = company.price_plan)
        AND EXISTS (SELECT FROM ship_price WHERE ship_price.ship_price_plan = company.ship_price_plan)
      GROUP BY company.id ORDER BY company.id LIMIT 1`);
    assert.ok(found);
    return found;
  };

  const terms = async (company: number, as = REP) =>
    (await server.call<QuoteTerms>('GET', `/v1/quoteterms/${company}`, { as })).body;

  /** The first product with several price breaks for a company, at its lowest quantity. */
  const priced = async (company: number, as = REP): Promise<Priced> => {
    const { Products } = await terms(company, as);
    const product = Products.find(({ Breaks }) => Breaks.length > 1);
    const [first] = product?.Breaks ?? [];
    assert.ok(product && first);
    return { product: product.ID, name: product.Name, qty: first.MinQty, cents: first.Cents };
  };

  const line = ({ product, qty, cents }: Priced, change: object = {}) => ({
    ProductID: product,
    SizeLive: "14' x 48'",
    SizeFinished: '',
    Qty: qty,
    Design: 'Autumn',
    UnitCents: cents,
    PriceReason: '',
    DiscountKind: 'none',
    DiscountValue: 0,
    ...change,
  });

  const save = <T = QuoteSaved>(body: object, as = REP): Promise<Answer<T>> =>
    server.call<T>('POST', '/v1/quotes/save', { as, body });

  const today = () => todayIn(TEST_ZONE, new Date());

  /** A draft for a customer with one line at its list price. */
  const bodyFor = async (place: Customer, change: object = {}, as = REP) => ({
    ID: 0,
    CompanyID: place.id,
    ContactID: place.contact,
    ValidUntil: addDays(today(), 30),
    Lines: [line(await priced(place.id, as))],
    ...change,
  });

  const added = async (change: object = {}, as = REP, accountType = 1): Promise<number> => {
    const { status, body } = await save(await bodyFor(await customer(accountType), change, as), as);
    assert.equal(status, 200, JSON.stringify(body));
    return body.ID;
  };

  const read = async (id: number, as = REP) =>
    (await server.call<QuoteRecord>('GET', `/v1/quotes/${id}`, { as })).body;

  /** The request that saves a quote again, with a change. */
  const again = async (id: number, change: object = {}, as = REP) => {
    const { Content, ...quote } = await read(id, as);
    return {
      ID: id,
      Version: quote.Version,
      CompanyID: quote.CompanyID,
      ContactID: quote.ContactID,
      ValidUntil: quote.ValidUntil,
      Notes: Content.Notes,
      Terms: Content.Terms,
      AddressID: quote.AddressID,
      Zone: Content.Zone,
      Weight: Content.Weight,
      DiscountKind: quote.DiscountKind,
      DiscountValue: quote.DiscountValue,
      FollowUpDays: quote.FollowUpDays,
      Lines: Content.Lines.map(
        ({ Product: _name, ListCents: _list, TotalCents: _total, ...sentLine }) => sentLine,
      ),
      ...change,
    };
  };

  const send = async <T = QuoteSent>(id: number, as = REP, version?: number): Promise<Answer<T>> =>
    server.call<T>('POST', `/v1/quotes/${id}/send`, {
      as,
      body: { Version: version ?? (await read(id, as)).Version },
    });

  /** Sends a quote. @returns the path of its link's page */
  const sent = async (id: number, as = REP): Promise<string> => {
    const { status, body } = await send(id, as);
    assert.equal(status, 200, JSON.stringify(body));
    return body.Address.slice(server.config().publicUrl.length);
  };

  const list = async (filters: object = {}, as = REP): Promise<QuotePagedResponse> => {
    const { status, body } = await server.call<QuotePagedResponse>('POST', '/v1/quotes/paged', {
      as,
      body: { PageNo: 1, PageSize: 200, ...filters },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const numbers = (quotes: readonly Quote[]) => quotes.map(({ Number }) => Number);

  const ask = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Page> => {
    const answer = await fetch(`${server.url()}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...BROWSER, ...init.headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const open = (path: string) => ask(path);
  const versionIn = ({ text }: Page): string => /name="Version"\s+value="(\d+)"/.exec(text)?.[1] ?? '';
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) });
  /** Opens the page and answers the version that it shows. */
  const answer = async (path: string, form: Record<string, string>) =>
    post(path, { Version: versionIn(await open(path)), ...form });
  const accept = (path: string, form: Record<string, string> = {}) =>
    answer(path, { Answer: 'accepted', Name: 'Jo Placeholder', Title: 'Buyer', ...form });

  const forgetGuesses = () => run(sql`DELETE FROM throttle`);

  return {
    run,
    today,
    customer,
    terms,
    priced,
    line,
    save,
    bodyFor,
    added,
    read,
    again,
    send,
    sent,
    list,
    numbers,
    ask,
    open,
    versionIn,
    post,
    answer,
    accept,
    forgetGuesses,
  };
}
