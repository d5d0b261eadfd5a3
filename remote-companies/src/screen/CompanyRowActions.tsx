import { outbox } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import {
  IconAction,
  IconLink,
  IconMenu,
  telOf,
  useRecordActions,
  withSelection,
  type MenuItem,
} from '@galley/shared/ui';
import { activitiesAddress } from './CompanyActions.tsx';
import type { ShownCompany } from './shownCompanies.ts';

/** The actions for a company in a table row (COMP-05, GRID-06). */
export function CompanyRowActions({ company }: { company: ShownCompany }) {
  const { CustomerID, TrendGroupId, CustomerDisplayName: name, CompanyPhone, waiting } = company;
  const to = (path: string) => withSelection(path, { parentId: TrendGroupId, companyId: CustomerID });
  const canEdit = company.IsAssociated && company.Prospect && waiting === undefined;
  const items: MenuItem[] = [
    ...(canEdit ? [{ label: 'Edit', onChoose: () => openDialog('companies/edit', { draft: company }) }] : []),
    ...(company.IsAssociated
      ? [{ label: 'Addresses', onChoose: () => openDialog('companies/shipping', { company }) }]
      : []),
    { label: 'Contacts', to: to('/contacts') },
    { label: 'Orders', to: to('/orders') },
    ...(CompanyPhone.trim() === '' ? [] : [{ label: `Call ${CompanyPhone}`, tel: telOf(CompanyPhone) }]),
    ...useRecordActions({ kind: 'company', id: CustomerID, name }),
  ];
  return (
    <div className="row-actions">
      <IconLink
        icon="calendar"
        name="View Activities"
        label={`View Activities for ${name}`}
        isMain
        to={activitiesAddress(company)}
      />
      {waiting !== undefined && (
        <IconAction
          icon="reset"
          name="Undo"
          label={`Undo the change to ${name}`}
          onPress={() => outbox.withdraw(waiting.id)}
        />
      )}
      <IconMenu
        icon="more"
        name="More actions"
        label={`More actions for ${name}`}
        disabled={company.isBusy === true}
        items={items}
      />
    </div>
  );
}
