import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import type { Answers, SentCall } from '@galley/shared/testing';
import { options } from './prospectAnswers.ts';

/** Calls 18 to 21. */
export const ADDRESSES = '/v1/customers/ShippingAddresses';

export const exampleAddress = (change: Partial<ShippingAddress> = {}): ShippingAddress => ({
  id: 1,
  name: 'Depot',
  address1: '1 Main St',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  isSelected: false,
  Version: 3,
  ...change,
});

/** The responses to writes; a test only gives those that differ. */
interface Writes {
  put?: (call: SentCall) => unknown;
  post?: (call: SentCall) => unknown;
  remove?: (call: SentCall) => unknown;
}

/** A server with these addresses, which the writes don't change. */
export function shippingAnswers(
  list: () => unknown,
  { put = () => true, post = () => ({ id: 9 }), remove = () => true }: Writes = {},
): Answers {
  const asJson = (value: unknown) => (value instanceof Response ? value : Response.json(value));
  return {
    '/v1/customers/trendgroups': options(),
    '/v1/customers/PostingCompanies': {
      MasterCompanies: [{ masterCompanyName: 'Billboards Inc' }, { masterCompanyName: 'Posters LLC' }],
      MasterCompanyStates: [
        { masterCompanyName: 'Billboards Inc', state: 'CO' },
        { masterCompanyName: 'Billboards Inc', state: 'UT' },
        { masterCompanyName: 'Posters LLC', state: 'TX' },
      ],
      MasterCompanyBranches: [
        {
          masterCompanyName: 'Billboards Inc',
          companyName: 'Billboards Provo',
          state: 'UT',
          address1: '7 Lake Rd',
          address2: 'Dock 2',
          city: 'Provo',
          zip: '84601',
        },
      ],
    },
    [ADDRESSES]: async (call: SentCall) => {
      if (call.method === 'PUT') return asJson(await put(call));
      if (call.method === 'POST') return asJson(await post(call));
      return asJson(call.method === 'DELETE' ? await remove(call) : list());
    },
  };
}
