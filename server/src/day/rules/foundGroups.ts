import { foundActivity } from '../../activities/rules/found.ts';
import { foundCompany } from '../../companies/rules/found.ts';
import { foundContact } from '../../contacts/rules/found.ts';
import { foundMail } from '../../mailbox/rules/found.ts';
import { foundOrder } from '../../orders/rules/found.ts';
import type { PaletteResponse, PaletteTextsResponse } from '../palette/contract.ts';
import type { FoundRecord } from './found.ts';

/** The server's results, by names and numbers and by texts, in the palette's groups (PAL-03, PAL-08). */
export function foundGroups(
  records: PaletteResponse | undefined,
  texts: PaletteTextsResponse | undefined,
): { title: string; found: FoundRecord[] }[] {
  const orders = [...(records?.Orders ?? []), ...(texts?.Orders ?? [])];
  const once = new Map(orders.map((order) => [order.label, order]));
  return [
    { title: 'Companies', found: (records?.Companies ?? []).map(foundCompany) },
    { title: 'Contacts', found: (records?.Contacts ?? []).map(foundContact) },
    { title: 'Orders', found: [...once.values()].map(foundOrder) },
    { title: 'Activities', found: (texts?.Activities ?? []).map(foundActivity) },
    { title: 'Email', found: (texts?.Mail ?? []).map(foundMail) },
  ];
}
