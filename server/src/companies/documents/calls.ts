import { Download, PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { CustomerUidParams, SummaryQuery, TicketQuery, TicketRequest, TicketResponse } from './contract.ts';

export * as downloadSchemas from './contract.ts';

export const downloadCalls = {
  pricingDetail: {
    number: 35,
    method: 'GET',
    path: '/v1/PricingExport/PricingSheet/Download/:customerUid',
    params: CustomerUidParams,
    querystring: TicketQuery,
    response: Download,
    produces: [XLSX_TYPE],
    tag: 'Pricing',
    summary: 'The detailed pricing sheet of a company',
    description: 'A spreadsheet with every price in the company’s price plan.',
    problems: [404],
    takesTicket: true,
    cost: 'documents',
  },
  pricingSummary: {
    number: 36,
    method: 'GET',
    path: '/v1/PricingExport/PricingSheet/:customerUid',
    params: CustomerUidParams,
    querystring: SummaryQuery,
    response: Download,
    produces: [XLSX_TYPE, PDF_TYPE],
    tag: 'Pricing',
    summary: 'The pricing summary of a company',
    description: 'A spreadsheet, or a PDF with format=pdf.',
    problems: [404],
    takesTicket: true,
    cost: 'documents',
  },
  buildAQuote: {
    number: 37,
    method: 'GET',
    path: '/v1/PricingExport/BuildAQuote/:customerUid',
    params: CustomerUidParams,
    querystring: TicketQuery,
    response: Download,
    produces: [XLSX_TYPE],
    tag: 'Pricing',
    summary: 'Build a quote for a company',
    description:
      'A spreadsheet for a quote: the company’s selected shipping addresses, and empty lines with formulas for totals and tax.',
    problems: [404],
    takesTicket: true,
    cost: 'documents',
  },
  downloadTicket: {
    number: 102,
    method: 'POST',
    path: '/v1/downloads/tickets',
    body: TicketRequest,
    response: TicketResponse,
    tag: 'Pricing',
    summary: 'A ticket for a download',
    description:
      'Returns the URL of one of the three downloads, with a ticket that is valid for five minutes.',
    problems: [404],
    example: {
      response: { url: '/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10?ticket=abc' },
    },
    cost: 'documents',
  },
} as const satisfies Record<string, Call>;

type DownloadCalls = typeof downloadCalls;
declare module '../../http/calls.ts' {
  interface Calls extends DownloadCalls {}
}
