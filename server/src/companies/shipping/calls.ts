import { Answer } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import {
  CustomerUidQuery,
  PostingCompaniesResponse,
  ShippingAddressAdded,
  ShippingAddressDeleteQuery,
  ShippingAddressList,
  ShippingAddressNew,
  ShippingAddressSaveList,
} from './contract.ts';

export * as shippingSchemas from './contract.ts';
const address = {
  name: 'Back Dock',
  address1: '1 Press Road',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

export const shippingCalls = {
  postingCompanies: {
    number: 17,
    method: 'GET',
    path: '/v1/customers/PostingCompanies',
    response: PostingCompaniesResponse,
    tag: 'Shipping',
    summary: 'Posting companies and their branches',
    description: 'Plants whose addresses you can use as shipping addresses.',
  },
  shippingAddresses: {
    number: 18,
    method: 'GET',
    path: '/v1/customers/ShippingAddresses',
    querystring: CustomerUidQuery,
    response: ShippingAddressList,
    tag: 'Shipping',
    summary: 'The shipping addresses of a company',
    description: 'The oldest first.',
    problems: [404],
    example: { response: [{ id: 1, ...address, address2: '', isSelected: true, Version: 1 }] },
  },
  shippingAddressesSave: {
    number: 19,
    method: 'PUT',
    path: '/v1/customers/ShippingAddresses',
    body: ShippingAddressSaveList,
    response: Answer,
    tag: 'Shipping',
    summary: 'Change shipping addresses',
    description: 'Saves the whole list or nothing. Build a Quote includes the selected ones.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: [{ id: 1, ...address, isSelected: true }] },
  },
  shippingAddressAdd: {
    number: 20,
    method: 'POST',
    path: '/v1/customers/ShippingAddresses',
    querystring: CustomerUidQuery,
    body: ShippingAddressNew,
    response: ShippingAddressAdded,
    tag: 'Shipping',
    summary: 'Add a shipping address',
    description: 'Adds it to the company in customerUid and returns its id.',
    problems: [404, 422],
    isWrite: true,
    example: { body: address },
  },
  shippingAddressDelete: {
    number: 21,
    method: 'DELETE',
    path: '/v1/customers/ShippingAddresses',
    querystring: ShippingAddressDeleteQuery,
    response: Answer,
    tag: 'Shipping',
    summary: 'Delete a shipping address',
    description: 'By its id.',
    problems: [404],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type ShippingCalls = typeof shippingCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ShippingCalls {}
}
