import { RecordFiles } from '@galley/shared/form';

/** The files of a company (ATT-09). */
export const CompanyFiles = ({ id }: { id: number }) => (
  <RecordFiles record={{ topic: 'companies', id }} isOnPage />
);
