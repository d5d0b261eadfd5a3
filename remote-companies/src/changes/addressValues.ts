import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import { cityLine } from '@galley/shared/domain/cityLine';
import type { Difference } from '@galley/shared/form';

/** The input for a shipping address. */
export type AddressValues = Pick<
  ShippingAddress,
  'name' | 'address1' | 'address2' | 'city' | 'state' | 'zip'
>;

export const NO_ADDRESS: AddressValues = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
};

const LABELS: readonly [keyof AddressValues, string][] = [
  ['name', 'Name'],
  ['address1', 'Address 1'],
  ['address2', 'Address 2'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'Zip'],
];

/** Maps a field of call 19 or 20 to a field of the form. Call 19 puts the address's position before it. */
export const fieldOf = (field: string): keyof AddressValues | undefined =>
  LABELS.find(([name]) => name === field.split('.').at(-1))?.[0];

export const valuesOf = ({ name, address1, address2, city, state, zip }: AddressValues): AddressValues => ({
  name,
  address1,
  address2,
  city,
  state,
  zip,
});

/** An address in one line, without its name. */
export const oneLineAddress = ({ address1, address2, city, state, zip }: AddressValues): string =>
  [address1, address2, cityLine(city, state, zip)].filter(Boolean).join(', ');

/** The fields whose input differs from what somebody else has saved. */
export const differences = (mine: AddressValues, theirs: AddressValues): Difference[] =>
  LABELS.filter(([name]) => mine[name] !== theirs[name]).map(([name, label]) => ({
    label,
    mine: mine[name],
    theirs: theirs[name],
  }));
