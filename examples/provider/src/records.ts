/** What this system holds and feeds, in the order in which records refer to each other. */
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

/** A record in the shape in which Galley takes it: references are keys of this system. */
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

/** What people did in Galley, as a webhook and GET /v1/changes tell it. */
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
