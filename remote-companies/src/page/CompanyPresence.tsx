import { Presence } from '@galley/shared/form';

/** Who else has the page of a company open (LIVE-13). */
export const CompanyPresence = ({ id }: { id: number }) => <Presence record={{ topic: 'companies', id }} />;
