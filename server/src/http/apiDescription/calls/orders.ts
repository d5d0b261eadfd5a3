import { tagged } from '../tags.ts';

const address = {
  name: 'Back Dock',
  address1: '1 Press Road',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

export const orderTexts = tagged('Shipping', {
  orderPaged: {
    tag: 'Orders',
    summary: 'A page of order lines',
    description:
      'Lines of the last five years that the employee may see. Text filters are parts of the text, case does not count, and all that are given apply. Sorted by Priority, lines that need a person come first.',
  },
  orderAttention: {
    tag: 'Orders',
    summary: 'How many lines need a person',
    description: 'By status, the most urgent first.',
    example: { response: { Statuses: [{ Status: 34, Count: 2 }] } },
  },
  exportUid: {
    tag: 'Orders',
    summary: 'Begin a spreadsheet of order lines',
    description: 'Answers the id of the sheet, good for 10 minutes. Filters and sort are those of the list.',
    problems: [404],
    example: { response: '3q2-7w8x9y0z1a2b3c4d5e6f7g8h9i0jkLmNoPqRsT4' },
  },
  orderExport: {
    tag: 'Orders',
    summary: 'The spreadsheet of order lines',
    description:
      'A stream of one row for each line. Needs no token: the id is the permit. The header X-Total-Count says how many rows there will be.',
    problems: [401, 403, 404],
  },
  postingCompanies: {
    summary: 'Posting companies and their branches',
    description: 'Plants whose addresses can be used as shipping addresses.',
  },
  shippingAddresses: {
    summary: 'The shipping addresses of a company',
    description: 'The oldest first.',
    problems: [404],
    example: { response: [{ id: 1, ...address, address2: '', isSelected: true, Version: 1 }] },
  },
  shippingAddressesSave: {
    summary: 'Change shipping addresses',
    description: 'All of the list or none. The selected ones go into Build a Quote.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: [{ id: 1, ...address, isSelected: true }] },
  },
  shippingAddressAdd: {
    summary: 'Add a shipping address',
    description: 'To the company of customerUid; answers its id.',
    problems: [404, 422],
    isWrite: true,
    example: { body: address },
  },
  shippingAddressDelete: {
    summary: 'Delete a shipping address',
    description: 'By its id.',
    problems: [404],
    isWrite: true,
  },
  pricingDetail: {
    tag: 'Pricing',
    summary: 'The detailed pricing sheet of a company',
    description: 'A spreadsheet with every price of the company’s price plan.',
    problems: [404],
    takesTicket: true,
  },
  pricingSummary: {
    tag: 'Pricing',
    summary: 'The pricing summary of a company',
    description: 'A spreadsheet, or with format=pdf a PDF.',
    problems: [404],
    takesTicket: true,
  },
  buildAQuote: {
    tag: 'Pricing',
    summary: 'Build a quote for a company',
    description: 'A spreadsheet to calculate with, with the prices and the selected shipping addresses.',
    problems: [404],
    takesTicket: true,
  },
  downloadTicket: {
    tag: 'Pricing',
    summary: 'A ticket for a download',
    description:
      'Answers the address of one of the three downloads, with a ticket that is good for five minutes.',
    problems: [404],
    example: {
      response: { url: '/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10?ticket=abc' },
    },
  },
});
