import type { Association } from '@galley/shared/contract/common';
import { Link, withSelection } from '@galley/shared/ui';

interface Props {
  company: Association;
  /** Undefined until known. */
  parentId: number | undefined;
}

/** Selects the company and its parent, and shows it on the companies screen (CONT-08). */
export const CompanyLink = ({ company: { value, label }, parentId }: Props) =>
  parentId === undefined ? (
    label
  ) : (
    <Link to={withSelection('/companies', { parentId, companyId: value })}>{label}</Link>
  );
