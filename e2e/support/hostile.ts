import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './galleyServer.ts';
import { templatesFile, type Templates } from './templates.ts';

/** Markup that sets `globalThis.pwned` if it runs. */
export const PAYLOAD = `"'><img src=x onerror=globalThis.pwned=1><script>globalThis.pwned=1</script>`;
const SCRIPT_LINK = 'javascript:globalThis.pwned=1//x.example';
const DATA_LINK = 'data:text/html,<script>globalThis.pwned=1</script>';
const TRACKING = [
  `<a href="${SCRIPT_LINK}">Track</a>`,
  `<a href='${DATA_LINK}'>Track</a>`,
  `<a href="https://carrier.example/?TrackingNum=<img src=x onerror=globalThis.pwned=1>" onclick="pwned=1">Track</a>`,
  SCRIPT_LINK,
  PAYLOAD,
].join('<br/>');

/** Columns that can't hold arbitrary text: sign-in data, references, and values that the database checks. */
const KEPT = `('uid'), ('username'), ('email'), ('password_hash'), ('employee_type'), ('code'), ('list'), ('query'),
  ('price_plan'), ('ship_price_plan'), ('state')`;
/** Links that can run code, for the columns that hold links. */
const LINKS = `WHEN 'url' THEN '${SCRIPT_LINK}' WHEN 'proof_link' THEN '${DATA_LINK}'
  WHEN 'tracking_url' THEN '${TRACKING.replaceAll("'", "''")}'`;

/** Writes the payload into every text of every visible record; the row's ctid keeps it unique. */
const SPOIL = `
  DO $$ DECLARE spoiled record; BEGIN
  FOR spoiled IN
    SELECT table_name AS name, string_agg(format('%I = %L || CASE WHEN %L THEN ctid::text ELSE '''' END', column_name,
      CASE column_name::text ${LINKS} ELSE '${PAYLOAD.replaceAll("'", "''")}' END,
      column_name NOT IN ('url', 'proof_link', 'tracking_url')), ', ') AS changes
    FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text' AND is_generated = 'NEVER'
      AND table_name IN ('employee', 'account_type', 'trend_group', 'company', 'contact', 'activity', 'activity_type',
        'forecast_family', 'state', 'order_line', 'product', 'advertiser', 'posting_company', 'shipping_address',
        'list_view')
      AND NOT (table_name = 'employee' AND column_name = 'email')
      AND column_name::text NOT IN (SELECT kept FROM (VALUES ${KEPT}) AS kept (kept) WHERE kept <> 'email')
    GROUP BY 1
  LOOP
    EXECUTE format('UPDATE %I SET %s %s', spoiled.name, spoiled.changes,
      CASE WHEN spoiled.name IN ('order_line', 'activity') THEN 'WHERE trend_group_id = 1' ELSE '' END);
  END LOOP; END $$;
  INSERT INTO list_view (owner_id, list, name, query, visibility)
  SELECT 1, list, '${PAYLOAD.replaceAll("'", "''")}', '', 'everybody'
  FROM unnest(ARRAY['activities', 'companies', 'contacts', 'orders']) AS list;
  UPDATE cgom_variable SET value = '${PAYLOAD.replaceAll("'", "''")}' WHERE NOT secret;`;

interface Embedded {
  script: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A data folder in which every text is hostile. */
export async function hostileData(): Promise<string> {
  const { dataFolder } = JSON.parse(readFileSync(templatesFile, 'utf8')) as Templates;
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-hostile-'));
  cpSync(dataFolder, folder, { recursive: true });
  const module = pathToFileURL(path.join(root, 'server/dist/db/embedded.js')).href;
  const { openEmbedded } = (await import(module)) as { openEmbedded: (folder: string) => Promise<Embedded> };
  const database = await openEmbedded(folder);
  await database.script(SPOIL);
  await database.close();
  return folder;
}
