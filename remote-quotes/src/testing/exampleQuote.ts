import type { Quote, QuoteLine, QuoteRecord } from '@galley/server/quotes/contract';
import type { QuoteTerms } from '@galley/server/quotes/writing/contract';

/** A quote as in lists. */
export const exampleQuote = (change: Partial<Quote> = {}): Quote => ({
  ID: 1,
  Number: 'Q-100001',
  Version: 1,
  SentVersion: 0,
  State: 'draft',
  ParentID: 3,
  CompanyID: 12,
  CompanyName: 'Northwind Traders',
  ContactID: 21,
  ContactName: 'Jo Placeholder',
  RepID: 1,
  Rep: 'Robin Sample',
  ValidUntil: '2026-12-23T00:00:00',
  SentOn: '0001-01-01T00:00:00',
  TotalCents: 12_500,
  LineCount: 1,
  Product: 'Vinyl Bulletin',
  WonLine: '',
  MayChange: true,
  ...change,
});

export const exampleQuoteLine = (change: Partial<QuoteLine> = {}): QuoteLine => ({
  ProductID: 7,
  Product: 'Vinyl Bulletin',
  SizeLive: "14' x 48'",
  SizeFinished: '',
  Qty: 10,
  Design: 'Autumn',
  UnitCents: 1_250,
  PriceReason: '',
  DiscountKind: 'none',
  DiscountValue: 0,
  ListCents: 1_250,
  TotalCents: 12_500,
  ...change,
});

/** The same with everything that its page shows. */
export const exampleRecord = (change: Partial<QuoteRecord> = {}): QuoteRecord => ({
  ...exampleQuote(),
  Content: {
    CompanyName: 'Northwind Traders',
    ContactName: 'Jo Placeholder',
    Lines: [exampleQuoteLine()],
    Notes: '',
    Terms: 'Net 30',
    Address: [],
    Zone: 0,
    Weight: 0,
    SubtotalCents: 12_500,
    DiscountCents: 0,
    ShippingCents: 0,
    TotalCents: 12_500,
  },
  AddressID: 0,
  DiscountKind: 'none',
  DiscountValue: 0,
  FollowUpDays: 3,
  UpdatedBy: 'Robin Sample',
  UpdatedAt: '2026-11-23T17:00:00Z',
  Versions: [],
  Said: [],
  Links: [],
  ...change,
});

export const exampleTerms = (change: Partial<QuoteTerms> = {}): QuoteTerms => ({
  PricePlan: 'Standard',
  ShipPlan: 'Zones',
  Products: [
    {
      ID: 7,
      Name: 'Vinyl Bulletin',
      Breaks: [
        { MinQty: 1, Cents: 1_500 },
        { MinQty: 10, Cents: 1_250 },
      ],
    },
    { ID: 8, Name: 'Poster', Breaks: [] },
  ],
  Shipping: [{ Zone: 2, MaxWeight: 50, Cents: 900 }],
  Addresses: [{ ID: 31, Name: 'Dock', Lines: ['Dock', '1 Press Road', 'Denver, CO 80202'] }],
  Contacts: [{ ID: 21, Name: 'Jo Placeholder' }],
  ...change,
});
