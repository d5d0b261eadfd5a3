import { formatCount } from '@galley/shared/domain/count';
import type { Selection } from '@galley/shared/domain/selection';
import { FormDialog, resolverOf, useForm } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { BulkSelection } from '@galley/shared/store';
import { Button, LoadingDialog, startBulk, useSelection } from '@galley/shared/ui';
import {
  fieldOf,
  formFaults,
  initialValues,
  payloadOf,
  type ActivityValues,
  type Options,
} from '../../changes/activityValues.ts';
import { ownId } from '../../changes/ownId.ts';
import { ActivityFields } from '../ActivityFields.tsx';

interface Props {
  action: 'addToCompanies' | 'addToContacts';
  chosen: BulkSelection;
  onClose: () => void;
}

const OF_EACH = new Set(['CompanyID', 'IndividualID']);
const faultsOf = (values: ActivityValues) =>
  formFaults(values, '').filter(({ field }) => !OF_EACH.has(field));

function AddEditor({
  action,
  chosen,
  onClose,
  options,
  selection,
  me,
}: Props & { options: Options; selection: Selection; me: number }) {
  const form = useForm<ActivityValues>({
    defaultValues: initialValues({ ID: 0 }, { options, selection, me }),
    resolver: resolverOf(faultsOf, fieldOf),
  });
  const { submitCount, isDirty } = form.formState;
  const save = () =>
    void form.handleSubmit((values) => {
      const { ActivityForID, TypeID, StartDate, Comments, FollowUpRecurrenceType, FollowUpEndDate } =
        payloadOf(0, values, selection);
      onClose();
      return startBulk(chosen, {
        Action: action,
        Activity: { ActivityForID, TypeID, StartDate, Comments, FollowUpRecurrenceType, FollowUpEndDate },
        SelectedParentID: selection.parentId,
        SelectedCompanyID: selection.companyId,
      });
    })();
  return (
    <FormDialog
      title="Add Activities"
      subtitle={
        action === 'addToCompanies'
          ? 'Adds one activity for each selected company, with its first active contact. Contacts who have it as their default company come first, then the others, each by name.'
          : 'Adds one activity for each selected contact, at the company that’s selected in the company filter if the contact belongs to it. Otherwise, it’s at one of the contact’s companies under the selected parent or, if there is none, at the contact’s default company.'
      }
      size="large"
      isDirty={isDirty}
      attempts={submitCount}
      onSave={save}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={save}>
          Add {formatCount(chosen.count)} {chosen.count === 1 ? 'Activity' : 'Activities'}
        </Button>
      }
    >
      <ActivityFields form={form} options={options} isOfEach />
    </FormDialog>
  );
}

/** The form for new activities without company and contact, which come from the selected records. */
export function AddForm(props: Props) {
  const selection = useSelection();
  const { data, isPending } = useQuery(trendGroupsQuery());
  if (isPending) return <LoadingDialog onClose={props.onClose} />;
  const options = data ?? { TrendGroups: [], Customers: [], Employees: [] };
  const me = ownId(options.Employees) ?? 0;
  return <AddEditor {...props} options={options} selection={selection} me={me} />;
}
