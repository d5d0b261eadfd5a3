import { byIndex } from '@galley/shared/domain/byIndex';
import { ONCE } from '@galley/server/activities/rules/activityRules';
import { withMention } from '@galley/shared/domain/mentions';
import { recurrencePreview, RECURRENCES } from '@galley/server/activities/rules/recurrenceText';
import { isNextOn, type Recurrence } from '@galley/server/activities/rules/series';
import type { Day } from '@galley/shared/domain/calendar';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import {
  CheckField,
  FormField,
  DateField,
  MentionField,
  PickerField,
  SelectField,
  TextAreaField,
  useWatch,
  type UseFormReturn,
} from '@galley/shared/form';
import { seriesStart, type ActivityValues, type Options } from '../changes/activityValues.ts';
import { ActivityTypeField } from './ActivityTypeField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { activityDaysQuery } from '../http/activityDays.ts';

interface Props {
  form: UseFormReturn<ActivityValues>;
  options: Options;
  /** The form is for several selected companies or contacts, so it has no fields for them. */
  isOfEach?: boolean;
}

const RECURRENCE_OPTIONS = byIndex(RECURRENCES);

/** The series that the form describes, and the date of its own occurrence; undefined for Once, or without a date. */
function useSeries({ control }: UseFormReturn<ActivityValues>) {
  const [recurrence, start, forever, end, series] = useWatch({
    control,
    name: ['recurrence', 'start', 'forever', 'end', 'series'],
  });
  if (recurrence === ONCE || start === '') return undefined;
  return {
    recurrence: recurrence as Recurrence,
    start: seriesStart({ recurrence, start, series }),
    end: forever ? undefined : end || undefined,
    own: start,
  };
}

/** What the recurrence means, in words, with the next three dates. */
function Preview({ form }: Pick<Props, 'form'>) {
  const series = useSeries(form);
  const forever = useWatch({ control: form.control, name: 'forever' });
  if (series === undefined || (!forever && series.end === undefined)) return null;
  return (
    <p className="field-hint form-wide" role="status">
      {recurrencePreview(series, series.own, businessToday())}
    </p>
  );
}

/** What the form's calendars show: the assignee's open activities by day, and the next dates of the series. */
function usePlanned(form: UseFormReturn<ActivityValues>) {
  const assignee = useWatch({ control: form.control, name: 'assignee' });
  const series = useSeries(form);
  return {
    ...(assignee > 0 && { days: activityDaysQuery(assignee) }),
    ...(series !== undefined && { isNext: (day: Day) => isNextOn(series, series.own, businessToday(), day) }),
  };
}

/** Recurrence and its end (ACTF-05). */
function RecurrenceFields({ form }: Pick<Props, 'form'>) {
  const { control } = form;
  const planned = usePlanned(form);
  const [recurrence, forever, start] = useWatch({ control, name: ['recurrence', 'forever', 'start'] });
  return (
    <>
      <FormField control={control} name="recurrence">
        {(field) => (
          <SelectField
            label="Recurrence"
            options={RECURRENCE_OPTIONS}
            {...field}
            onChange={(chosen) => field.onChange(Number(chosen))}
          />
        )}
      </FormField>
      {recurrence !== ONCE && (
        <div className="field form-inline">
          <FormField control={control} name="forever">
            {({ value, onChange }) => (
              <CheckField label="Repeat Forever" checked={value} onChange={onChange} />
            )}
          </FormField>
        </div>
      )}
      {recurrence !== ONCE && !forever && (
        <FormField control={control} name="end">
          {(field) => <DateField label="Recurrence End Date" min={start} planned={planned} {...field} />}
        </FormField>
      )}
      <Preview form={form} />
    </>
  );
}

/** The fields of an activity, in order (ACTF-03 to ACTF-05). */
export function ActivityFields({ form, options, isOfEach = false }: Props) {
  const { control } = form;
  const planned = usePlanned(form);
  // The form has already requested the employees, and waited for the response.
  const { isLoadingError } = useQuery({ ...trendGroupsQuery(), enabled: false });
  return (
    <div className="form-grid">
      {!isOfEach && <PlaceFields form={form} options={options} />}
      <FormField control={control} name="type">
        {(field) => <ActivityTypeField {...field} />}
      </FormField>
      <FormField control={control} name="assignee">
        {({ value, onChange, error }) => (
          <PickerField
            label="Assigned To"
            options={options.Employees}
            value={options.Employees.find((employee) => employee.value === value) ?? null}
            isFailed={isLoadingError}
            error={error}
            onChange={(chosen) => onChange(chosen.value)}
          />
        )}
      </FormField>
      <FormField control={control} name="start">
        {(field) => <DateField label="Activity Date" planned={planned} {...field} />}
      </FormField>
      <RecurrenceFields form={form} />
      <div className="form-wide">
        <FormField control={control} name="notes">
          {({ value, onChange, error }) => {
            const notes = { label: 'Activity Notes', value, rows: 6, maxLength: 20_000, error };
            // One text for many activities mentions nobody.
            if (isOfEach) return <TextAreaField {...notes} onChange={onChange} />;
            return (
              <MentionField
                {...notes}
                onChange={(text, mentioned) => {
                  onChange(text);
                  if (mentioned !== undefined)
                    form.setValue('mentioned', withMention(form.getValues('mentioned'), mentioned));
                }}
              />
            );
          }}
        </FormField>
      </div>
    </div>
  );
}
