import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const { company, companyUid, contact, prospect } = WORLD;

const activity = {
  saveMode: 0,
  ID: 0,
  CompanyID: company,
  IndividualID: contact,
  ActivityForID: 7,
  TypeID: 1,
  StartDate: '2026-03-02',
  Comments: 'Another call',
  FollowUpRecurrenceType: 0,
  FollowUpEndDate: null,
};
const person = {
  IndividualId: 0,
  IndividualName: 'New Person',
  IndividualEmail: 'new.person@example.com',
  IndividualTitle: '',
  IndividualPhone: '303-555-0100',
  IndividualCell: '',
  InternalNotes: '',
  CompanyAssociations: [{ value: company, isDefault: true }],
  Inactive: false,
};
const place = {
  ID: 0,
  Company: 'New Prospect',
  TrendGroupName: 'Matrix',
  TrendGroupNumber: WORLD.parent,
  ForecastFamily: 1,
  Address1: '1 Press Road',
  City: 'Denver',
  State: 'CO',
  Zip: '80202',
  Phone: '303-555-0100',
  AccountTypeID: 1,
  IndividualAssociations: [],
};
const address = {
  id: 0,
  name: 'Back Dock',
  address1: '2 Press Road',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  isSelected: true,
};
const success = ({ Success }: { Success: boolean }) => Success;
const done = ({ success }: { success: boolean }) => success;
const own = associatedOnly(gets(true), 403);
const anybody = everybody(gets(true));

export const writingRules: readonly Rule[] = [
  rule(
    'bulkStart with a record that does not exist',
    { body: { Action: 'retypeActivities', Ids: [9], TypeID: 1 } },
    everybody(gets(1)),
    ({ Total }) => Total,
  ),
  rule('bulkJob of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule('bulkCancel of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule('bulkUndo of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule(
    'bulkVerdicts of nobody’s',
    { params: { id: 2_000_000_000 }, query: { verdict: 'done' } },
    everybody(404),
  ),
  rule('bulkJobs', {}, everybody(gets(true)), ({ Jobs }) => Jobs.every(({ Total }) => Total === 1)),
  rule('activitySave adding one', { body: activity }, anybody, success),
  rule('activitySave changing one of a company', { body: { ...activity, ID: WORLD.activity } }, own, success),
  rule(
    'activitySave moving one of a company to a company of nobody’s',
    { body: { ...activity, ID: WORLD.activity, CompanyID: WORLD.farCompany } },
    own,
    success,
  ),
  rule(
    'activitySave changing one that the person is to do',
    { body: { ...activity, ID: WORLD.assignedActivity } },
    anybody,
    success,
  ),
  rule('activityDone of a company', { params: { id: WORLD.activity } }, own, done),
  rule(
    'activityDone that the person is to do, at a company of nobody’s',
    { params: { id: WORLD.assignedActivity } },
    anybody,
    done,
  ),
  rule(
    'activityDone of the person’s making, at a company of nobody’s',
    { params: { id: WORLD.createdActivity } },
    anybody,
    done,
  ),
  rule(
    'activityDone canceling one of a company',
    { params: { id: WORLD.activity }, query: { closemode: 2 } },
    own,
    done,
  ),
  rule('activityDone that does not exist', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule(
    'activityUndo of a company',
    { params: { id: WORLD.closedActivity }, body: { Version: 2 } },
    own,
    done,
  ),
  rule('contactSave adding one', { body: person }, anybody, success),
  rule('contactSave changing one of a company', { body: { ...person, IndividualId: contact } }, own, success),
  rule(
    'contactSave taking one away from its company',
    { body: { ...person, IndividualId: contact, CompanyAssociations: [] } },
    own,
    success,
  ),
  rule(
    'contactSave changing one without companies',
    { body: { ...person, IndividualId: WORLD.freeContact } },
    anybody,
    success,
  ),
  rule(
    'contactSave taking a shared one away from a company of others',
    {
      body: {
        ...person,
        IndividualId: WORLD.sharedContact,
        CompanyAssociations: [{ value: prospect, isDefault: true }],
      },
    },
    everybody(403),
  ),
  rule(
    'associationRequestDecide to accept',
    { params: { id: WORLD.request }, body: { Accept: true } },
    own,
    success,
  ),
  rule(
    'associationRequestDecide to decline',
    { params: { id: WORLD.request }, body: { Accept: false } },
    own,
    success,
  ),
  rule(
    'associationRequestDecide that is gone',
    { params: { id: 2_000_000_000 }, body: { Accept: true } },
    everybody(404),
  ),
  rule('prospectSave adding one', { body: place }, anybody, success),
  rule(
    'prospectSave adding one that names a contact',
    { body: { ...place, IndividualAssociations: [{ value: contact }] } },
    associatedOnly(gets([]), gets(['Matrix Buyer'])),
    ({ Requested = [] }) => Requested.map(({ label }) => label),
  ),
  rule('prospectSave changing one', { body: { ...place, ID: prospect } }, own, success),
  rule(
    'prospectSave changing one’s account owner without a proof',
    { body: { ...place, ID: prospect, AccountTypeID: 2 } },
    everybody(403),
  ),
  rule(
    'prospectSave changing one’s account owner with a colleague’s proof',
    { body: { ...place, ID: prospect, AccountTypeID: 2, AccountOwnerProof: WORLD.ownerProof } },
    everybody(403),
  ),
  rule('prospectSave changing a customer', { body: { ...place, ID: company } }, everybody(403)),
  rule(
    'variableVerify with the right value',
    { body: { VariableName: 'AccountOwnerPassword', Value: WORLD.ownerPassword } },
    everybody(gets([true, 43])),
    ({ Valid, ProofToken }) => [Valid, ProofToken.length],
  ),
  rule(
    'variableVerify with a wrong value',
    { body: { VariableName: 'AccountOwnerPassword', Value: 'guessed' } },
    everybody(gets([false, ''])),
    ({ Valid, ProofToken }) => [Valid, ProofToken],
  ),
  rule('shippingAddressAdd', { query: { customerUid: companyUid }, body: address }, own, ({ id }) => id > 0),
  rule('shippingAddressesSave', { body: [{ ...address, id: WORLD.address }] }, own),
  rule('shippingAddressDelete', { query: { id: WORLD.address } }, own),
  rule(
    'exportUid for a company',
    { params: { companyId: company } },
    whoSeesOrders(gets(43), 403),
    (uid) => uid.length,
  ),
  rule('exportUid for all companies', { params: { companyId: 0 } }, everybody(gets(43)), (uid) => uid.length),
  rule(
    'downloadTicket',
    { body: { path: `/v1/PricingExport/BuildAQuote/${companyUid}` } },
    whoSeesOrders(gets(true), 403),
    ({ url }) => url.includes('?ticket='),
  ),
];
