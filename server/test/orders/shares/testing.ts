import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { OrderShare, OrderShares, ShareMade } from '#server/orders/shares/contract';
import { CUSTOMER_APPROVAL } from '#server/orders/rules/orderStatus';
import { REP, type TestServer } from '../../testing.ts';

const FIRST_ORDER = 880_000;
/** A browser's header. */
const BROWSER = { accept: 'text/html,application/xhtml+xml' };

export interface Page {
  status: number;
  headers: Headers;
  text: string;
}

/** The calls of tests for links to order lines. */
export function sharesOf(server: TestServer) {
  let lastOrder = FIRST_ORDER;

  /** A new line whose proof waits for the customer, at a company of this account owner. @returns its order-line id */
  const addLine = async (change: { accountType?: number; cost?: number; proof?: string } = {}) => {
    const { accountType = 1, cost = 58_531.97, proof = '/proofs/autumn-1.png' } = change;
    lastOrder += 1;
    await server.database().query(sql`
      INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, ship_date, cost, qty,
        product_id, advertiser_id, ship_method, tracking_url, proof_link)
      SELECT ${lastOrder}, 1, trend_group_id, company.id, account_type_id, sales_rep_id, ${CUSTOMER_APPROVAL}, '2026-10-05', '2026-10-20', ${cost}, 3,
        (SELECT min(id) FROM product), (SELECT min(id) FROM advertiser), 'Courier overnight',
        'https://track.example/parcel?trackingnum=PARCEL77', ${proof}
      FROM company WHERE account_type_id = ${accountType} AND deleted_at IS NULL
        AND EXISTS (SELECT FROM contact_company WHERE company_id = company.id) ORDER BY company.id LIMIT 1`);
    return `${lastOrder}-1`;
  };

  const make = (line: string, body: object, as = REP) =>
    server.call<ShareMade>('POST', `/v1/shares/lines/${line}`, { as, body });

  /** Makes a link. @returns its id and the path of its page */
  const share = async (
    line: string,
    body: object = { Fields: ['status', 'dates', 'tracking', 'proof'] },
    as = REP,
  ) => {
    const { status, body: made } = await make(line, body, as);
    assert.equal(status, 200, JSON.stringify(made));
    const { publicUrl } = server.config();
    assert.ok(made.Address.startsWith(`${publicUrl}/v1/shared/`), made.Address);
    return { id: made.ID, path: made.Address.slice(publicUrl.length) };
  };

  const list = async (line: string, as = REP): Promise<OrderShare[]> =>
    (await server.call<OrderShares>('GET', `/v1/shares/lines/${line}`, { as })).body.Shares;

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

  /** The version of the proof that a page shows. */
  const versionIn = ({ text }: Page): string => /name="Proof" value="(\w+)"/.exec(text)?.[1] ?? '';

  const send = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) });

  /** Opens the page and answers the proof that it shows. */
  const answer = async (path: string, Answer: string, Comment = '') =>
    send(path, { Answer, Comment, Proof: versionIn(await open(path)) });

  const activitiesAbout = (line: string) =>
    server.database().query<{
      id: number;
      notes: string;
      assignee: number;
      type: number;
      status: number;
    }>(sql`
      SELECT id, comments AS notes, assignee_id AS assignee, type_id AS type, status FROM activity
      WHERE comments LIKE ${`%order line ${line},%`} ORDER BY id`);

  const forgetGuesses = () => server.database().query(sql`DELETE FROM throttle`);

  return { addLine, make, share, list, open, ask, versionIn, send, answer, activitiesAbout, forgetGuesses };
}
