/** The resources that this system stores and feeds, ordered so that a record comes after those that it refers to. */
export const RESOURCES = [
  'account-owners',
  'products',
  'employees',
  'parents',
  'companies',
  'contacts',
  'addresses',
  'prices',
  'orders',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** A record in the format that Galley accepts: references are keys of this system. */
export interface SystemRecord {
  externalId: string;
  [field: string]: unknown;
}

/** An order line, with the fields that production changes. */
export interface OrderLine extends SystemRecord {
  order: number;
  line: number;
  company: string;
  status: number;
  orderDate: string;
}

/** A change that a person made in Galley, as a webhook and GET /v1/changes send it. */
export interface Change {
  cursor: string;
  resource: string;
  id: number;
  externalId?: string;
  operation: string;
  at: string;
  by: string;
  record: Record<string, unknown> | null;
}
