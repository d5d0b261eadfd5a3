import type { Call } from '../../http/calls.ts';
import { PaletteQuery, PaletteResponse, PaletteTextsResponse } from './contract.ts';

export * as paletteSchemas from './contract.ts';
const FOUND_LINE = {
  label: '100023-1',
  Advertiser: 'Example Outdoor',
  Company: 'Matrix Press',
  CompanyID: 1,
  ParentID: 1,
};

export const paletteCalls = {
  palette: {
    number: 103,
    method: 'GET',
    path: '/v1/palette',
    querystring: PaletteQuery,
    response: PaletteResponse,
    tag: 'Lists',
    summary: 'Search companies, contacts and order lines',
    description:
      'Companies by name or phone number, and contacts also by email, for terms of at least three characters; order lines by the beginning of their number, for at least two. At most eight of each; those that begin with the term come first.',
    example: {
      response: {
        Companies: [{ value: 1, label: 'Matrix Press', TrendGroupId: 1, Phone: '402-555-0100' }],
        Contacts: [
          {
            value: 1,
            label: 'Jo Placeholder',
            Company: 'Matrix Press',
            CompanyID: 1,
            ParentID: 1,
            Email: 'jo@matrix.example',
            Phone: '402-555-0101',
            Cell: '',
          },
        ],
        Orders: [FOUND_LINE],
      },
    },
    cost: 'search',
  },
  paletteTexts: {
    number: 195,
    method: 'GET',
    path: '/v1/palette/texts',
    querystring: PaletteQuery,
    response: PaletteTextsResponse,
    tag: 'Lists',
    summary: 'Search the text of activities, messages and order lines',
    description:
      'Activities by notes and messages by subject and text, for terms of at least three characters; order lines by references, tracking number, address and advertiser, for at least four. At most eight of each.',
    example: { response: { Activities: [], Mail: [], Orders: [FOUND_LINE] } },
    cost: 'search',
  },
} as const satisfies Record<string, Call>;

type PaletteCalls = typeof paletteCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PaletteCalls {}
}
