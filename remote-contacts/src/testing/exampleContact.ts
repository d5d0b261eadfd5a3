import type { Association } from '@galley/shared/contract/common';
import type { Contact } from '@galley/server/contacts/contract';

/** This many companies, the second being the default; ids and numbers start at 1. */
export const exampleCompanies = (count: number): Association[] =>
  Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: `Company ${index + 1}`,
    isDefault: index === 1,
  }));

/** A contact as call 26 returns it, with a test's overrides. */
export const exampleContact = (change: Partial<Contact> = {}): Contact => ({
  IndividualId: 9,
  IndividualName: 'Mia Stone',
  IndividualTitle: 'Buyer',
  IndividualEmail: 'mia@acme.test',
  IndividualPhone: '(303) 555-0100',
  IndividualCell: '(720) 555-0199',
  InternalNotes: 'Calls back on Mondays',
  Inactive: false,
  IsAssociated: true,
  AssociationCount: 2,
  Associations: exampleCompanies(2),
  Version: 1,
  ...change,
});
