import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import { REP, type TestServer } from '../../../testing.ts';
import { readWorkbook } from '../../../common/spreadsheet/testing.ts';

export const BASE = '/v1/PricingExport';

interface Chosen {
  id: number;
  uid: string;
  name: string;
  pricePlan: string;
  shipPricePlan: string;
}

interface Pricing {
  company: () => Promise<Chosen>;
  download: (path: string) => Promise<{ bytes: Uint8Array; headers: Headers }>;
  sheetsOf: (path: string) => Promise<Map<string, ReturnType<typeof readWorkbook>[number]>>;
  /** The path of a quote with this many selected addresses. */
  quoteOf: (selected: number) => Promise<string>;
}

/** A company with pricing documents on a server, and ways to download them. */
export function pricingOn(server: TestServer): Pricing {
  const company = async (): Promise<Chosen> => {
    const [row] = await server.database().query<Chosen>(sql`
      UPDATE company SET show_pricing_summary = true, show_pricing_detail = true, name = 'Café Łódź "Posters" & Co',
        ship_price_plan = 'Zone Ground'
      WHERE id = (SELECT min(id) FROM company WHERE account_type_id = 1)
      RETURNING id, uid, name, price_plan AS "pricePlan", ship_price_plan AS "shipPricePlan"`);
    assert.ok(row);
    return row;
  };
  const download = async (path: string) => {
    const answer = await fetch(`${server.url()}${path}`, {
      headers: { authorization: `Bearer ${await server.tokenOf(REP)}` },
    });
    assert.equal(answer.status, 200);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  };
  const sheetsOf = async (path: string) =>
    new Map(readWorkbook((await download(path)).bytes).map((sheet) => [sheet.name, sheet]));
  const quoteOf = async (selected: number) => {
    const { id, uid } = await company();
    await server.database().query(sql`DELETE FROM shipping_address WHERE company_id = ${id}`);
    for (let index = 1; index <= selected + 1; index += 1) {
      await server.database().query(sql`
        INSERT INTO shipping_address (id, company_id, name, address1, city, state, zip, is_selected)
        VALUES (${900_000 + index}, ${id}, ${`Dock ${index}`}, '=1+1', 'Boise', 'ID', '00501', ${index <= selected})`);
    }
    return `${BASE}/BuildAQuote/${uid}`;
  };
  return { company, download, sheetsOf, quoteOf };
}
