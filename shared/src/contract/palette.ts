import { Type, type Static } from 'typebox';
import { CompanyOption, ContactOption } from './common.ts';

/** Any text; too short a one finds nothing: companies and contacts from three characters on, order lines from two. */
export const PaletteQuery = Type.Object({ term: Type.String({ default: '', maxLength: 200 }) });

/** A line by its id, and whose it is. */
export const PaletteOrder = Type.Object({ label: Type.String(), Advertiser: Type.String() });
export type PaletteOrder = Static<typeof PaletteOrder>;

/** At most eight of each, those that begin with the term first. */
export const PaletteResponse = Type.Object({
  Companies: Type.Array(CompanyOption),
  Contacts: Type.Array(ContactOption),
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
