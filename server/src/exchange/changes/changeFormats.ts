import sql, { raw, type Sql } from 'sql-template-tag';
import type { ChangeResource } from '../rules/changeResources.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';

/** How to report a resource: the row `t` as JSON with ids, and the resources that the ids refer to. */
interface ChangeFormat {
  record: Sql;
  references: Record<string, FeedResource>;
  /** The resource under which a source can have fed the record. */
  fedAs?: FeedResource;
}

const LINKS = (column: string) =>
  `COALESCE((SELECT jsonb_agg(company_id ORDER BY company_id) FROM contact_company WHERE contact_id = t.id${column}), '[]')`;

export const CHANGE_FORMATS: Record<ChangeResource, ChangeFormat> = {
  activities: {
    record:
      raw(`SELECT t.id, jsonb_build_object('company', company_id, 'contact', contact_id, 'assignee', assignee_id,
      'creator', creator_id, 'type', (SELECT name FROM activity_type WHERE id = type_id), 'startDate', start_date,
      'status', (ARRAY['OPEN', 'CLOSED', 'CANCELED'])[status + 1], 'recurrence', recurrence, 'followUpEnd', follow_up_end,
      'notes', comments, 'createdOn', created_on, 'completedOn', completed_on) AS record FROM activity AS t`),
    references: { company: 'companies', contact: 'contacts', assignee: 'employees', creator: 'employees' },
  },
  contacts: {
    record:
      raw(`SELECT t.id, jsonb_build_object('name', name, 'title', title, 'email', email, 'phone', phone, 'cell', cell,
      'notes', internal_notes, 'inactive', inactive, 'companies', ${LINKS('')},
      'defaultCompany', (SELECT company_id FROM contact_company WHERE contact_id = t.id AND is_default)) AS record
      FROM contact AS t`),
    references: { companies: 'companies', defaultCompany: 'companies' },
    fedAs: 'contacts',
  },
  prospects: {
    record: raw(`SELECT t.id, jsonb_build_object('name', name, 'parent', trend_group_id,
      'parentName', (SELECT name FROM trend_group WHERE id = trend_group_id), 'accountOwner', account_type_id,
      'salesRep', sales_rep_id, 'prospect', prospect, 'phone', phone, 'fax', fax, 'address1', address1, 'address2', address2,
      'city', city, 'state', state, 'zip', zip, 'url', url, 'forecastFamily', forecast_family_id,
      'contacts', COALESCE((SELECT jsonb_agg(contact_id ORDER BY contact_id) FROM contact_company WHERE company_id = t.id), '[]'))
      AS record FROM company AS t`),
    references: {
      parent: 'parents',
      accountOwner: 'account-owners',
      salesRep: 'employees',
      forecastFamily: 'forecast-families',
      contacts: 'contacts',
    },
    fedAs: 'companies',
  },
  addresses: {
    record:
      raw(`SELECT t.id, jsonb_build_object('company', company_id, 'name', name, 'address1', address1, 'address2', address2,
      'city', city, 'state', state, 'zip', zip, 'isSelected', is_selected) AS record FROM shipping_address AS t`),
    references: { company: 'companies' },
    fedAs: 'addresses',
  },
  quotes: {
    record: raw(`SELECT t.id, jsonb_build_object('company', t.id, 'addresses', COALESCE((
      SELECT jsonb_agg(id ORDER BY id) FROM shipping_address WHERE company_id = t.id AND is_selected), '[]'), 'accepted', COALESCE((
      SELECT jsonb_agg(jsonb_build_object('number', number, 'version', sent.version, 'acceptedBy', answer.name, 'title', answer.title,
        'address', content->'Address', 'lines', content->'Lines', 'subtotalCents', content->'SubtotalCents',
        'discountCents', content->'DiscountCents', 'shippingCents', content->'ShippingCents', 'totalCents', content->'TotalCents') ORDER BY quote.id)
      FROM quote JOIN quote_version AS sent ON sent.quote_id = quote.id AND sent.version = sent_version
      JOIN quote_answer AS answer ON answer.quote_id = quote.id AND answer.version = sent.version
      WHERE quote.company_id = t.id AND quote.state = 'accepted'), '[]')) AS record
      FROM company AS t`),
    references: { company: 'companies', addresses: 'addresses' },
    fedAs: 'companies',
  },
};

type Members = Record<string, unknown>;

/** A source's external ids for internal ids, by resource. */
async function externalIds(
  database: Queryable,
  sourceId: number,
  idsByResource: ReadonlyMap<FeedResource, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const [resource, ids] of idsByResource) {
    const rows = await database.query<{ id: number; externalId: string }>(sql`
      SELECT record_id AS id, min(external_id) AS "externalId" FROM feed_record
      WHERE source_id = ${sourceId} AND resource = ${resource} AND record_id = ANY(${[...ids]}::bigint[]) GROUP BY record_id`);
    for (const { id, externalId } of rows) known.set(`${resource} ${id}`, externalId);
  }
  return known;
}

/** A stored change; its record has internal ids. */
export interface StoredChange {
  resource: ChangeResource;
  id: number;
  record: Members | null;
}

const idsIn = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number');

/** Adds a source's external ids to each change, for the record and its references. */
export async function withExternalIds<T extends StoredChange>(
  database: Queryable,
  sourceId: number,
  changes: readonly T[],
): Promise<(T & { externalId?: string })[]> {
  const idsByResource = new Map<FeedResource, Set<number>>();
  const want = (resource: FeedResource, ids: number[]) => {
    const known = idsByResource.get(resource) ?? new Set();
    idsByResource.set(resource, known);
    for (const id of ids) known.add(id);
  };
  for (const { resource, id, record } of changes) {
    const { references, fedAs } = CHANGE_FORMATS[resource];
    if (fedAs !== undefined) want(fedAs, [id]);
    for (const [field, to] of Object.entries(references)) want(to, idsIn(record?.[field]));
  }
  const known = await externalIds(database, sourceId, idsByResource);
  return changes.map((change) => {
    const { references, fedAs } = CHANGE_FORMATS[change.resource];
    const externalId = fedAs === undefined ? undefined : known.get(`${fedAs} ${change.id}`);
    const own = externalId === undefined ? {} : { externalId };
    if (change.record === null) return { ...change, ...own };
    const record: Members = { ...change.record };
    for (const [field, to] of Object.entries(references)) {
      const value = record[field];
      const called = idsIn(value).map((id) => known.get(`${to} ${id}`));
      record[Array.isArray(value) ? `${field}Ids` : `${field}Id`] = value;
      record[field] = Array.isArray(value) ? called.filter((one) => one !== undefined) : (called[0] ?? null);
    }
    return { ...change, ...own, record };
  });
}
