import type { FeedResource } from './feedFields.ts';

/** A list as people write it: its headings, and invented rows. */
type Sample = readonly (readonly string[])[];

/** A sample list of each kind (IMPO-19); Galley maps all of these headings automatically. */
const SAMPLES: Readonly<Record<FeedResource, Sample>> = {
  'account-owners': [
    ['ID', 'Name'],
    ['1', 'Sample West'],
    ['2', 'Sample East'],
  ],
  products: [
    ['ID', 'Name'],
    ['1', 'Sample Billboard'],
    ['2', 'Sample Banner'],
  ],
  advertisers: [
    ['ID', 'Name'],
    ['1', 'Sample Burgers'],
    ['2', 'Sample Outfitters'],
  ],
  'forecast-families': [
    ['ID', 'Name'],
    ['1', 'Sample Outdoor'],
    ['2', 'Sample Retail'],
  ],
  employees: [
    ['ID', 'First Name', 'Last Name', 'Email', 'Phone', 'Type'],
    ['1', 'Robin', 'Sample', 'robin@sample.example', '303-555-0100', 'Sales'],
    ['2', 'Kim', 'Placeholder', 'kim@sample.example', '303-555-0101', 'Account Manager'],
  ],
  parents: [
    ['ID', 'Name'],
    ['1', 'Sample Outdoor Group'],
    ['2', 'Sample Transit Group'],
  ],
  companies: [
    [
      'Company Name',
      'Parent Company',
      'Street',
      'City',
      'State',
      'ZIP',
      'Phone',
      'Website',
      'Sales Rep',
      'Territory',
    ],
    [
      'Sample Signs Denver',
      'Sample Signs',
      '1 Press Road',
      'Denver',
      'Colorado',
      '80202',
      '303-555-0100',
      'signs.example',
      'rep@galley.example',
      'Rocky Mountain',
    ],
    [
      'Sample Boards Salem',
      '',
      '2 Harbor Street, Suite 4',
      'Salem',
      'MA',
      '01970',
      '(978) 555-0101 x12',
      'boards.example',
      'rep@galley.example',
      'Rocky Mountain',
    ],
  ],
  contacts: [
    ['First Name', 'Last Name', 'Email', 'Phone', 'Mobile', 'Job Title', 'Company', 'Notes'],
    [
      'Alex',
      'Sample',
      'alex@signs.example',
      '303-555-0100',
      '',
      'Buyer',
      'Sample Signs Denver',
      'Calls on Mondays',
    ],
    ['Sam', 'Nobody', '', '978-555-0101', '978-555-0102', 'Art Director', 'Sample Boards Salem', ''],
  ],
  'posting-companies': [
    ['ID', 'Name', 'Branch', 'Street', 'City', 'State', 'ZIP'],
    ['1', 'Sample Posting', 'Denver', '3 Press Road', 'Denver', 'CO', '80202'],
    ['2', 'Sample Posting', 'Salem', '4 Harbor Street', 'Salem', 'MA', '01970'],
  ],
  addresses: [
    ['ID', 'Company', 'Name', 'Street', 'City', 'State', 'ZIP'],
    ['1', 'Sample Signs Denver', 'Dock 2', '1 Press Road', 'Denver', 'CO', '80202'],
    ['2', 'Sample Boards Salem', 'Front Desk', '2 Harbor Street', 'Salem', 'MA', '01970'],
  ],
  prices: [
    ['ID', 'Plan', 'Product', 'From', 'Unit Price'],
    ['1', 'Sample Plan', 'Sample Billboard', '1', '$120.00'],
    ['2', 'Sample Plan', 'Sample Billboard', '100', '$95.50'],
  ],
  'ship-prices': [
    ['ID', 'Plan', 'Zone', 'Weight Up To', 'Price'],
    ['1', 'Sample Plan', '1', '1', '$12.00'],
    ['2', 'Sample Plan', '1', '50', '$29.90'],
  ],
  orders: [
    [
      'ID',
      'Order Number',
      'Line',
      'Customer',
      'Status',
      'Order Date',
      'Ship Date',
      'Amount',
      'Quantity',
      'Product',
      'Advertiser',
      'PO',
    ],
    [
      '100-1',
      '100',
      '1',
      'Sample Signs Denver',
      'Print',
      '2026-11-23',
      '2026-12-01',
      '$1,204.50',
      '2',
      'Sample Billboard',
      'Sample Burgers',
      'PO 0042',
    ],
    [
      '101-1',
      '101',
      '1',
      'Sample Boards Salem',
      'Art Needed',
      '2026-11-24',
      '',
      '$310.00',
      '5',
      'Sample Banner',
      'Sample Outfitters',
      '',
    ],
  ],
};

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A resource's sample as a CSV file that spreadsheet programs open. */
export const sampleFile = (resource: FeedResource): string =>
  `\uFEFF${SAMPLES[resource].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
