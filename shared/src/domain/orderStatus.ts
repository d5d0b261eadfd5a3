/** The order statuses, each at the index that is its number (ORDS-02). */
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

/** The statuses in which a line waits for a person: the first of the Priority order (PRIO-02). */
export const ATTENTION_STATUSES: readonly number[] = [0, 2, 3, 7, 15, 17, 21, 22, 34];

/** The filter value that stands for every status. */
export const ANY_STATUS = -1;

/** The number of the status of a line that nobody pays for. */
export const CANCELED = ORDER_STATUSES.indexOf('Canceled');
