/** What a person enters for a shipping address, by the names of calls 19 and 20; address 2 may stay empty. */
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

/** What keeps a shipping address from being saved, in the order of the form (SHIP-03); surrounding spaces don't count. */
export const addressFaults = (input: AddressInput): AddressFault[] =>
  MESSAGES.filter(([field]) => input[field].trim() === '').map(([field, message]) => ({ field, message }));
