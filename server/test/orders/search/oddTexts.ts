import { ORDER_FILTER_NAMES, ORDER_FILTERS } from '#server/orders/rules/orderFilters';

/** Texts that patterns, trigrams or the splitting of texts could get wrong. */
export const ODD_TEXTS = [
  '%',
  '_',
  '\\',
  "'",
  ' ',
  'a',
  '-1',
  'po-',
  'job-',
  '1Z00',
  'Street',
  'Receiving Dock',
  ' co 80202',
]
  .concat([
    'https://track',
    'parcel?TrackingNum=1Z',
    '=1Z00',
    '<br>',
    'no such text',
    'Depot Street ',
    '14x48',
    'wide',
  ])
  .concat(['x', 'box', `14'0" x 48'0''`])
  .concat(['u-1', 'u', '-', ', u-', '30', '30 ', ',', 'É', '\n', 'ground']);

/** The fields of all text filters. */
export const TEXT_FIELDS = ORDER_FILTER_NAMES.filter((name) => ORDER_FILTERS[name].kind === 'text').map(
  (name) => ORDER_FILTERS[name].field,
);
