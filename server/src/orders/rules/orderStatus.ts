/** The order statuses; each one's index is its number (ORDS-02). */
export const ORDER_STATUSES = [
  'Approved - Holding Print',
  'Art Accepted',
  'Art Hold',
  'Art Needed',
  'Art Qualification',
  'Art Uploaded',
  'Art Uploading',
  'Audit Hold',
  'Awaiting Prepayment',
  'Awaiting Reorder',
  'Canceled',
  'CDPReserved',
  'CDPReserving',
  'Cluster Processing',
  'Cluster Production',
  'Customer Approval',
  'Delivered',
  'Delivery-Exception',
  'Do Not Reprint',
  'Download Completed',
  'File Verification',
  'File Verify Error',
  'Hold For Review',
  'Invoiced',
  'Mass Order Ready',
  'Paid',
  'Paneling',
  'Post Press',
  'Prepress',
  'Print',
  'Print Ready',
  'Ready For Download',
  'ReadyForCDPPrep',
  'Re-Order',
  'Schedule Error',
  'Send Proof',
  'Shipped',
  'Vinyl QC',
  'Web Order',
] as const;

const numbersOf = (...names: (typeof ORDER_STATUSES)[number][]): readonly number[] =>
  names.map((name) => ORDER_STATUSES.indexOf(name));

/** The statuses that need attention; they come first in the Priority order (PRIO-02). */
export const ATTENTION_STATUSES = numbersOf(
  'Approved - Holding Print',
  'Art Hold',
  'Art Needed',
  'Audit Hold',
  'Customer Approval',
  'Delivery-Exception',
  'File Verify Error',
  'Hold For Review',
  'Schedule Error',
);

/** The status of a line on its way; it comes just before the final statuses in the Priority order. */
export const SHIPPED = ORDER_STATUSES.indexOf('Shipped');

/** The status of a line whose proof awaits the customer's approval. */
export const CUSTOMER_APPROVAL = ORDER_STATUSES.indexOf('Customer Approval');

/** The statuses in which a line waits for the customer: for artwork, payment or approval of a proof (MYD-03). */
export const WAITING_STATUSES = numbersOf('Art Needed', 'Awaiting Prepayment', 'Customer Approval');

/** The status of a line with a carrier exception. */
export const DELIVERY_EXCEPTION = ORDER_STATUSES.indexOf('Delivery-Exception');

/** The final statuses; they come last in the Priority order. */
export const OVER_STATUSES = numbersOf('Canceled', 'Delivered', 'Do Not Reprint', 'Invoiced', 'Paid');

/** The status of a line that nobody pays for. */
export const CANCELED = ORDER_STATUSES.indexOf('Canceled');

/** The filter value that means every status. */
export const ANY_STATUS = -1;
