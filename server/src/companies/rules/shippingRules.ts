/** A shipping address's required input, named as in calls 19 and 20. */
export interface AddressInput {
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
}

export interface AddressFault {
  field: keyof AddressInput;
  message: string;
}

const MESSAGES: [keyof AddressInput, string][] = [
  ['name', 'Name is required.'],
  ['address1', 'Address 1 is required.'],
  ['city', 'City is required.'],
  ['state', 'State is required.'],
  ['zip', 'Zip is required.'],
];

/** The faults that prevent saving a shipping address, in the form's order (SHIP-03); surrounding spaces don't count. */
export const addressFaults = (input: AddressInput): AddressFault[] =>
  MESSAGES.filter(([field]) => input[field].trim() === '').map(([field, message]) => ({ field, message }));
