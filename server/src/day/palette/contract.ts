import { Type, type Static } from 'typebox';
import { Activity } from '../../activities/contract.ts';
import { PaletteMail } from '../../mailbox/contract.ts';
import { CompanyOption, ContactOption } from '@galley/shared/contract/common';

/** Any text. PAL-03 and PAL-08 define how many characters each kind of record needs. */
export const PaletteQuery = Type.Object({ term: Type.String({ default: '', maxLength: 200 }) });

export const PaletteCompany = Type.Object({ ...CompanyOption.properties, Phone: Type.String() });
export type PaletteCompany = Static<typeof PaletteCompany>;

/** A contact with email, phone numbers and default company; 0 if they have none. */
export const PaletteContact = Type.Object({
  ...ContactOption.properties,
  Email: Type.String(),
  Phone: Type.String(),
  Cell: Type.String(),
  CompanyID: Type.Integer(),
  ParentID: Type.Integer(),
});
export type PaletteContact = Static<typeof PaletteContact>;

/** An order line with its advertiser and company. */
export const PaletteOrder = Type.Object({
  label: Type.String({ description: 'The order-line id.' }),
  Advertiser: Type.String(),
  Company: Type.String(),
  CompanyID: Type.Integer(),
  ParentID: Type.Integer(),
});
export type PaletteOrder = Static<typeof PaletteOrder>;

/** At most eight of each; prefix matches first. */
export const PaletteResponse = Type.Object({
  Companies: Type.Array(PaletteCompany),
  Contacts: Type.Array(PaletteContact),
  Orders: Type.Array(PaletteOrder),
});
export type PaletteResponse = Static<typeof PaletteResponse>;

/** At most eight of each, the newest first; open activities before others. */
export const PaletteTextsResponse = Type.Object({
  Activities: Type.Array(Activity),
  /** Additive. */
  Mail: Type.Optional(Type.Array(PaletteMail)),
  Orders: Type.Array(PaletteOrder),
});
export type PaletteTextsResponse = Static<typeof PaletteTextsResponse>;
