import type { Company } from '@galley/server/companies/contract';
import { viewActivitiesUrl } from '@galley/server/activities/rules/activityFilter';
import { outbox } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Icon, Link, RecordActions } from '@galley/shared/ui';
import type { ShownCompany } from './shownCompanies.ts';

/** The address of the activity list with the company selected (ACT-01, preset mode 2). */
export const activitiesAddress = ({ TrendGroupId, CustomerID }: Company): string =>
  viewActivitiesUrl({ parentId: TrendGroupId, companyId: CustomerID });

/** The actions for a company; changes need an association, and only prospects can be edited (COMP-05). */
export function CompanyActions({ company }: { company: ShownCompany }) {
  const { CustomerDisplayName: name, IsAssociated, Prospect, waiting } = company;
  return (
    <>
      <Link className="btn" to={activitiesAddress(company)} aria-label={`View Activities for ${name}`}>
        View Activities
      </Link>
      {IsAssociated && (
        <Button
          aria-label={`Addresses for ${name}`}
          onClick={() => openDialog('companies/shipping', { company })}
        >
          Addresses
        </Button>
      )}
      {waiting !== undefined && (
        <Button aria-label={`Undo the change to ${name}`} onClick={() => outbox.withdraw(waiting.id)}>
          <Icon name="reset" /> Undo
        </Button>
      )}
      {IsAssociated && Prospect && waiting === undefined && (
        <Button
          disabled={company.isBusy === true}
          aria-label={`Edit ${name}`}
          onClick={() => openDialog('companies/edit', { draft: company })}
        >
          <Icon name="edit" /> Edit
        </Button>
      )}
      <RecordActions record={{ kind: 'company', id: company.CustomerID, name }} />
    </>
  );
}
