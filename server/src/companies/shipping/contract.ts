import { Type, type Static } from 'typebox';
import { Exact, Id, Uid } from '@galley/shared/contract/common';

/** Call 17: plants as posting companies, narrowed by name, then state, then branch. */
export const PostingCompaniesResponse = Type.Object({
  MasterCompanies: Type.Array(Type.Object({ masterCompanyName: Type.String() })),
  MasterCompanyStates: Type.Array(Type.Object({ masterCompanyName: Type.String(), state: Type.String() })),
  MasterCompanyBranches: Type.Array(
    Type.Object({
      masterCompanyName: Type.String(),
      companyName: Type.String(),
      state: Type.String(),
      address1: Type.String(),
      address2: Type.String(),
      city: Type.String(),
      zip: Type.String(),
    }),
  ),
});
export type PostingCompaniesResponse = Static<typeof PostingCompaniesResponse>;

const fields = {
  id: Id,
  name: Type.String({ maxLength: 200 }),
  address1: Type.String({ maxLength: 200 }),
  address2: Type.String({ maxLength: 200, default: '' }),
  city: Type.String({ maxLength: 100 }),
  state: Type.String({ maxLength: 50 }),
  zip: Type.String({ maxLength: 20 }),
  isSelected: Type.Boolean({ default: false }),
};

/** Call 18. Servers without versions omit Version. */
export const ShippingAddress = Type.Object({ ...fields, Version: Type.Optional(Type.Integer()) });
export type ShippingAddress = Static<typeof ShippingAddress>;
export const ShippingAddressList = Type.Array(ShippingAddress);

/** Calls 18 and 20: the company. */
export const CustomerUidQuery = Type.Object({ customerUid: Uid });

const saved = { ...fields, isNew: Type.Optional(Type.Boolean()), Version: Type.Optional(Type.Integer()) };

/** Call 19. */
export const ShippingAddressSave = Exact(saved);
export type ShippingAddressSave = Static<typeof ShippingAddressSave>;
export const ShippingAddressSaveList = Type.Array(ShippingAddressSave, { maxItems: 1000 });
/** Call 20: the server assigns the id and ignores the one in the request. */
export const ShippingAddressNew = Exact({ ...saved, id: Type.Optional(Id) });
export type ShippingAddressNew = Static<typeof ShippingAddressNew>;
export const ShippingAddressAdded = Type.Object({ id: Id });
/** Call 21. */
export const ShippingAddressDeleteQuery = Type.Object({ id: Id });
