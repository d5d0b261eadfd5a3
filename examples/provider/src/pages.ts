import type { SystemRecord } from './records.ts';

/** Target pages for the links in Galley's header and footer. A real provider has its own portals there. */
const PAGES: Readonly<Record<string, readonly [title: string, about: string]>> = {
  'gift-portal': ['Gift portal', 'Gifts for customers, with the remaining budget and past gifts.'],
  'note-portal': ['Note portal', 'Handwritten notes: templates, addresses and shipments.'],
  reports: ['Reports', 'Sales by month, region and product, updated nightly by the data warehouse.'],
  marketing: ['Marketing', 'Brochures, samples and pictures of this season to send to customers.'],
  feedback: ['Feedback', 'Where staff give feedback on the application.'],
  'send-note': ['Send a note', 'A form for a handwritten note to a customer.'],
  'send-gift': ['Send a gift', 'A form for a gift to a customer, from the catalog of the gift portal.'],
  'send-nomination': ['Send an Awesome Nomination', 'A form to nominate a colleague who helped a lot.'],
  linkedin: ['LinkedIn', 'The company’s page on the network.'],
  facebook: ['Facebook', 'The company’s page on the network.'],
};

/** Describes a parcel. A real carrier's page also knows where it is. */
function parcelPage(number: string, lines: readonly SystemRecord[]): readonly [title: string, about: string] {
  const line = lines.find(
    ({ trackingUrl }) => typeof trackingUrl === 'string' && trackingUrl.includes(number),
  );
  const fieldText = (field: string) => {
    const value = line?.[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const about =
    line === undefined
      ? 'No order line has this parcel.'
      : `Order line ${fieldText('order')}-${fieldText('line')}, shipped ${fieldText('shipDate')}, delivery expected ${fieldText('deliveryDate')}.`;
  return [`Parcel ${number}`, about];
}

/**
 * The page at an address such as /pages/reports or /track?TrackingNum=1Z7, as HTML; undefined if there's none.
 * @param lines returns the order lines in which to look for parcels
 */
export function pageAt(
  path: string,
  galleyUrl: string,
  lines: () => readonly SystemRecord[] = () => [],
): string | undefined {
  const number = /^\/track\?TrackingNum=(\w+)$/.exec(path)?.[1];
  const [title, about] =
    number === undefined
      ? (PAGES[/^\/pages\/([a-z-]+)$/.exec(path)?.[1] ?? ''] ?? [])
      : parcelPage(number, lines());
  if (title === undefined || about === undefined) return undefined;
  const back = new URL(galleyUrl).href;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · sample provider</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 34rem; padding: 0 1rem; }
  :root { color-scheme: light dark; }
</style>
<h1>${title}</h1>
<p>${about}</p>
<p>This page of the sample provider stands for the one that a provider has of its own.</p>
<p><a href="${back}">Back to Galley</a></p>
</html>
`;
}
