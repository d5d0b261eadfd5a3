import { defineRemote } from '@galley/remote';
import { companyList } from '@galley/server/companies/rules/companyList';
import { shapeOf } from '@galley/shared/domain/listShape';

export default defineRemote({
  name: 'companies',
  dir: import.meta.dirname,
  screen: {
    title: 'Companies',
    icon: 'building',
    place: 2,
    count: 'CompanyCount',
    needsSelection: true,
    hasRecords: true,
    list: shapeOf(companyList),
  },
  dialogs: {
    edit: {
      module: './ProspectForm',
      title: 'prospect',
      add: { label: 'Add Prospect', given: { draft: { CustomerID: 0 } } },
      formerly: 'prospect',
    },
    shipping: { module: './ShippingForm', title: 'shipping address', formerly: 'shipping' },
    spend: { module: './SpendDetails', title: 'spend' },
    assign: { module: './AssignForm', title: 'assignment' },
  },
});
