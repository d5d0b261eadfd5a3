import type { Schemas } from '@galley/client';

type Contact = Schemas['Contact'];

/** A contact as the server returns it. */
export const exampleContact = (): Contact => ({
  IndividualId: 9,
  IndividualName: 'Mia Stone',
  IndividualTitle: 'Buyer',
  IndividualEmail: 'mia@acme.example',
  IndividualPhone: '(303) 555-0100',
  IndividualCell: '',
  InternalNotes: '',
  Inactive: false,
  IsAssociated: true,
  AssociationCount: 0,
  Associations: [],
  Version: 1,
});
