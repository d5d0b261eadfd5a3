/** Addresses that open with a list. */
export const LISTS = [
  '/activities',
  '/companies?parent=1',
  '/contacts?parent=1',
  '/orders?parent=1',
  '/orders?apply=yes&range=7',
];
