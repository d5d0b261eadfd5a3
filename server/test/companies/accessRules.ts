import {
  associatedOnly,
  everybody,
  gets,
  rule,
  whoSeesOrders,
  type Ask,
  type Rule,
} from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';

const { parent, company, companyUid, contact, prospect } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const selection = { ParentID: parent, CompanyID: company };
const label = ({ label }: { label: string }) => label;
const labels = (options: { label: string }[]) => options.map(label);
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
const own = associatedOnly(gets(true), 403);
const sheet = (body: unknown) => String(body).slice(0, 2);
const SHEET = gets('PK');
const document: Ask = { params: { customerUid: WORLD.companyUid } };

/** The access rules for company calls. */
export const companyAccess: readonly Rule[] = [
  rule(
    'companyPage',
    { params: { id: company } },
    {
      ...whoSeesOrders(gets([true, 1, 100, 1]), gets([false, undefined, 0, 1])),
      override: gets([false, 1, 100, 1]),
    },
    ({ Company, Rhythm, Months, ContactCount }) => [
      Company.IsAssociated,
      Rhythm?.Orders,
      Months.reduce((sum, { Spend }) => sum + Spend, 0),
      ContactCount,
    ],
  ),
  rule('companyPage that is not there', { params: { id: 999_999 } }, everybody(404)),
  rule(
    'companyTimeline',
    { params: { id: company } },
    whoSeesOrders(gets(['activity', 'activity', 'order', 'order']), gets(['activity', 'activity'])),
    ({ Entries }) => Entries.map(({ Kind }) => Kind),
  ),
  rule('companyTimeline that is not there', { params: { id: 999_999 } }, everybody(404)),
  // All its lines are from one day, so it has no rhythm for anybody.
  rule(
    'companiesAtRisk',
    { query: { ParentID: parent, CompanyID: company } },
    everybody(gets(0)),
    ({ Count }) => Count,
  ),
  rule(
    'companyRisks',
    { body: { CompaniesRequested: [company] } },
    everybody(gets(0)),
    (risks) => risks.length,
  ),
  rule('pricingDetail', document, whoSeesOrders(SHEET, 403), sheet),
  rule('pricingSummary', document, whoSeesOrders(SHEET, 403), sheet),
  rule('buildAQuote', document, whoSeesOrders(SHEET, 403), sheet),
  rule(
    'buildAQuote with a ticket from when it was allowed',
    { ...document, query: { ticket: WORLD.downloadTicket } },
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, disabled: 403 },
    sheet,
  ),
  rule('postingCompanies', {}, everybody(gets([])), ({ MasterCompanies }) => MasterCompanies),
  rule(
    'companyPaged',
    { body: { ...page, ...selection } },
    {
      ...whoSeesOrders(gets([1, [[true, true, true, true]]]), gets([1, [[false, false, false, false]]])),
      override: gets([1, [[false, true, true, true]]]),
    },
    ({ Customers, TotalCount }) => [
      TotalCount,
      Customers.map(({ IsAssociated, LastOrderDate, ShowPricingSummary, ShowPricingDetail }) => [
        IsAssociated,
        LastOrderDate !== '0001-01-01T00:00:00',
        ShowPricingSummary,
        ShowPricingDetail,
      ]),
    ],
  ),
  rule(
    'totalSpend',
    { body: { CompaniesRequested: [company] } },
    whoSeesOrders(gets([100]), gets([])),
    (spend) => spend.map(({ L12M }) => L12M),
  ),
  rule('spendMonths', { params: { id: company } }, whoSeesOrders(gets([12, 100]), gets([0, 0])), (months) => [
    months.length,
    months.reduce((sum, { Spend }) => sum + Spend, 0),
  ]),
  rule('companySimilar', { query: { name: 'matrix press' } }, everybody(gets(true)), ({ results }) =>
    labels(results).includes('Matrix Press'),
  ),
  rule('shippingAddresses', { query: { customerUid: companyUid } }, everybody(gets(['Dock'])), (addresses) =>
    addresses.map(({ name }) => name),
  ),
  rule(
    'variable that is secret',
    { query: { VariableName: 'AccountOwnerPassword' } },
    everybody(gets('')),
    ({ VariableValue }) => VariableValue,
  ),
  rule('prospectSave adding one', { body: place }, everybody(gets(true)), success),
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
    'downloadTicket',
    { body: { path: `/v1/PricingExport/BuildAQuote/${companyUid}` } },
    whoSeesOrders(gets(true), 403),
    ({ url }) => url.includes('?ticket='),
  ),
];
