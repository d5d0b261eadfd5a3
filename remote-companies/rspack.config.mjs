import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'companies',
  dir: import.meta.dirname,
  screen: { title: 'Companies' },
  dialogs: {
    edit: {
      module: './ProspectForm',
      title: 'prospect',
      add: { label: 'Add Prospect', given: { draft: { CustomerID: 0 } } },
      formerly: 'prospect',
    },
    shipping: { module: './ShippingForm', title: 'shipping address', formerly: 'shipping' },
    spend: { module: './SpendDetails', title: 'spend' },
    assign: { module: './AssignForm', title: 'form' },
  },
});
