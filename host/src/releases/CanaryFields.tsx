import { EMPLOYEE_TYPES, type EmployeeType } from '@galley/shared/domain/employeeTypes';
import { TextField } from '@galley/shared/ui';

/** The typed audience of a canary. */
interface CanaryDraft {
  percent: string;
  /** Email addresses, separated by commas or spaces. */
  employees: string;
  types: readonly EmployeeType[];
}

export const NO_CANARY: CanaryDraft = { percent: '10', employees: '', types: [] };

/** The audience of a canary in an operation. */
export function audienceOf({ percent, employees, types }: CanaryDraft) {
  const people = employees.split(/[\s,;]+/).filter(Boolean);
  return {
    Percent: Number(percent),
    ...(people.length > 0 ? { Employees: people } : {}),
    ...(types.length > 0 ? { EmployeeTypes: [...types] } : {}),
  };
}

/** The error in the share, if any: it can be 0 only if people are named or employee types chosen. */
export function percentFault(draft: CanaryDraft): string | undefined {
  const { Percent, Employees, EmployeeTypes } = audienceOf(draft);
  if (!(Percent >= 0 && Percent < 100)) return 'Percent of Employees must be at least 0 and less than 100.';
  if (Percent > 0 || Employees !== undefined || EmployeeTypes !== undefined) return undefined;
  return 'Percent of Employees must be more than 0 unless you name employees or select employee types.';
}

interface Props {
  draft: CanaryDraft;
  error: string | undefined;
  onChange: (draft: CanaryDraft) => void;
}

/** Asks for the audience of a canary: a share of people, plus named ones and whole employee types. */
export const CanaryFields = ({ draft, error, onChange }: Props) => (
  <>
    <TextField
      label="Percent of Employees"
      hint="Employees who match any of these fields get the release. At 0%, only the employees you name and the employee types you select get it."
      inputMode="numeric"
      value={draft.percent}
      error={error}
      onChange={(percent) => onChange({ ...draft, percent })}
    />
    <TextField
      label="Employee Emails"
      hint="Separate them with commas."
      value={draft.employees}
      onChange={(employees) => onChange({ ...draft, employees })}
    />
    <fieldset className="release-types">
      <legend>Employee Types</legend>
      {EMPLOYEE_TYPES.map((type) => (
        <label key={type} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={draft.types.includes(type)}
            onChange={(event) =>
              onChange({
                ...draft,
                types: EMPLOYEE_TYPES.filter((one) =>
                  one === type ? event.currentTarget.checked : draft.types.includes(one),
                ),
              })
            }
          />{' '}
          {type}
        </label>
      ))}
    </fieldset>
  </>
);
