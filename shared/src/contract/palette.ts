import { Type, type Static } from 'typebox';
import { CompanyOption } from './common.ts';

/** Any text; too short a one finds nothing: companies and contacts from three characters on, order lines from two. */
export const PaletteQuery = Type.Object({ term: Type.String({ default: '', maxLength: 200 }) });

/** Names repeat, so the contact's default company stands beside it; empty: no company. */
export const PaletteContact = Type.Object({
  value: Type.Integer(),
  label: Type.String(),
  Company: Type.String(),
});
export type PaletteContact = Static<typeof PaletteContact>;

/** A line by its id, and whose it is. */
export const PaletteOrder = Type.Object({ label: Type.String(), Advertiser: Type.String() });
export type PaletteOrder = Static<typeof PaletteOrder>;

/** At most eight of each, those that begin with the term first. */
export const PaletteResponse = Type.Object({
  Companies: Type.Array(CompanyOption),
  Contacts: Type.Array(PaletteContact),
  Orders: Type.Array(PaletteOrder),
});
export type PaletteResponse = Static<typeof PaletteResponse>;

export const paletteCalls = {
  palette: {
    number: 103,
    method: 'GET',
    path: '/v1/palette',
    querystring: PaletteQuery,
    response: PaletteResponse,
  },
} as const;
