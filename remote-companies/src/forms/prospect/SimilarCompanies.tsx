import type { SimilarCompany } from '@galley/server/companies/prospects/contract';
import { useThrottled, useWatch, type UseFormReturn } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { similarCompaniesQuery } from '../../http/prospects.ts';
import type { ProspectValues } from '../../changes/prospectValues.ts';

/** Fewer characters would match nearly every name. */
const MINIMUM = 3;
const PAUSE_MS = 300;

const about = ({ TrendGroupName, City, State }: SimilarCompany): string =>
  [TrendGroupName, [City, State].filter(Boolean).join(', ')].filter(Boolean).join('; ');

function headingOf(similar: readonly SimilarCompany[]): string {
  const isSame = similar.some(({ SameName }) => SameName);
  if (similar.length === 1)
    return isSame
      ? 'A company with this name already exists:'
      : 'A company with a similar name already exists:';
  return isSame
    ? 'Companies with the same or a similar name already exist:'
    : 'Companies with similar names already exist:';
}

interface Props {
  form: UseFormReturn<ProspectValues>;
  /** The edited company and its name; 0 and empty for a new one. */
  id: number;
  ownName: string;
}

/** Warns about an existing company while its name is typed. The server decides (DUP-01). */
export function SimilarCompanies({ form: { control }, id, ownName }: Props) {
  const typed = useWatch({ control, name: 'name' });
  const name = useThrottled(typed.trim(), PAUSE_MS);
  const isEnabled = name.length >= MINIMUM && name !== ownName;
  const { data } = useQuery({ ...similarCompaniesQuery({ name, exclude: id }), enabled: isEnabled });
  const similar = isEnabled ? (data ?? []) : [];
  return (
    <div className="form-wide" role="status">
      {similar.length > 0 && (
        <div className="form-note">
          {headingOf(similar)}
          <ul className="form-similar">
            {similar.map((company) => (
              <li key={company.value}>
                <strong>{company.label}</strong> ({about(company)})
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
