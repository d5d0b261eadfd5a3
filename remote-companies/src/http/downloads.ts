import { addressOf, ApiError, newKey, request } from '@galley/shared/http';

export type PricingDocument = 'summary' | 'summaryPdf' | 'detail' | 'quote';

/** The path of a pricing document of a company: calls 35 to 37. */
export function pricingPath(document: PricingDocument, customerUid: string): string {
  const uid = encodeURIComponent(customerUid);
  const paths: Record<PricingDocument, string> = {
    summary: `/v1/PricingExport/PricingSheet/${uid}`,
    summaryPdf: `/v1/PricingExport/PricingSheet/${uid}?format=pdf`,
    detail: `/v1/PricingExport/PricingSheet/Download/${uid}`,
    quote: `/v1/PricingExport/BuildAQuote/${uid}`,
  };
  return paths[document];
}

/** A server without tickets lacks this address, and responds without problem details. */
const knowsNoTickets = (error: unknown) =>
  error instanceof ApiError && [404, 405].includes(error.status) && error.problem === undefined;

/** Call 102: the address of a document for a navigation, which carries no token. Throws an ApiError if refused. */
export async function ticketedAddress(path: string): Promise<string> {
  try {
    const { url } = await request<{ url: string }>({
      method: 'POST',
      path: '/v1/downloads/tickets',
      body: { path },
      key: newKey(),
    });
    return addressOf('exportHost', url);
  } catch (error) {
    if (knowsNoTickets(error)) return addressOf('exportHost', path);
    throw error;
  }
}
