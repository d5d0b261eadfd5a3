import type { OrderFilter } from '@galley/server/orders/rules/orderFilter';
import type { Selection } from '@galley/shared/domain/selection';
import { idsOf, MultiPickerField, optionsOf, SearchField } from '@galley/shared/form';
import {
  companySearchQuery,
  contactSearchQuery,
  salesRepsQuery,
  trendGroupsQuery,
  useQuery,
} from '@galley/shared/http';
import { contactQuery } from '../http/contactQuery.ts';

interface Props {
  filters: OrderFilter;
  selection: Selection;
  set: (change: Partial<OrderFilter>) => void;
  onSelect: (selection: Selection) => void;
}

const chosen = (id: number, label: string | undefined) =>
  id === 0 ? null : { value: id, label: label ?? `#${id}` };

/** The fields for the company, the contact and the sales reps (ORDS-02). */
export function PeopleFields({ filters, selection, set, onSelect }: Props) {
  const { parentId, companyId } = selection;
  const { data: options } = useQuery(trendGroupsQuery());
  const { data: reps = [], isLoading, isLoadingError } = useQuery(salesRepsQuery(selection));
  const { data: contact } = useQuery(contactQuery(filters.contact));
  const company = options?.Customers.find(({ value }) => value === companyId);
  return (
    <>
      <SearchField
        label="Company"
        value={chosen(companyId, company?.label)}
        queryOf={(term) => companySearchQuery(term, 0)}
        onChange={({ value, TrendGroupId }) => onSelect({ parentId: TrendGroupId, companyId: value })}
        onClear={() => onSelect({ parentId, companyId: 0 })}
      />
      <SearchField
        label="Contact"
        value={chosen(filters.contact, contact?.IndividualName)}
        queryOf={(term) => contactSearchQuery(term, parentId, companyId)}
        onChange={({ value }) => set({ contact: value })}
        onClear={() => set({ contact: 0 })}
      />
      <MultiPickerField
        label="Sales Rep."
        placeholder="All"
        options={reps}
        values={optionsOf(filters.rep, reps)}
        isLoading={isLoading}
        isFailed={isLoadingError}
        onChange={(values) => set({ rep: idsOf(values) })}
      />
    </>
  );
}
