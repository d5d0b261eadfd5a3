import { NO_NUMBER, trackingLinks } from '../../orders/rules/trackingLinks.ts';

/** The shipments of an order line as text: each tracking number with its link (MAIL-25). */
export const shipmentsText = (markup: string): string =>
  trackingLinks(markup)
    .map(({ label, href }) =>
      href === undefined ? label : label === NO_NUMBER ? href : `${label} (${href})`,
    )
    .join(', ');
