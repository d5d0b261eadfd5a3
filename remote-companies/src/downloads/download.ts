import { ApiError } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';
import { pricingPath, ticketedAddress, type PricingDocument } from '../http/downloads.ts';

const NAMES: Record<PricingDocument, string> = {
  summary: 'the Pricing Summary',
  summaryPdf: 'the Pricing Summary',
  detail: 'the Detailed Pricing Sheet',
  quote: 'the Build a Quote spreadsheet',
};

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? (error.problem?.detail ?? error.message) : undefined;

/** Navigates to a document of a company, which the browser then saves; a refusal is a toast with its reason. */
export async function download(document: PricingDocument, customerUid: string): Promise<void> {
  try {
    const link = globalThis.document.createElement('a');
    link.href = await ticketedAddress(pricingPath(document, customerUid));
    link.download = '';
    link.click();
  } catch (error) {
    notify.failure(`Failed to download ${NAMES[document]}`, reasonOf(error));
  }
}
