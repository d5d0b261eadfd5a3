import { PartsPage } from '../shell/PartsPage.tsx';
import { Files } from './Files.tsx';
import { Tokens } from './Tokens.tsx';
import { Webhooks } from './Webhooks.tsx';
import '../styles/import.scss';

const PARTS = [
  { name: 'files', label: 'Files', Part: Files },
  { name: 'webhooks', label: 'Webhooks', Part: Webhooks },
  { name: 'tokens', label: 'Service Tokens', Part: Tokens },
];

/** File imports, and the service tokens and webhooks of the provider's own systems; for Operations only (IMPO-01). */
export const ImportPage = () => (
  <PartsPage
    title="Import"
    path="/import"
    label="Import and Systems"
    refusal="Only Operations can import files."
    parts={PARTS}
  />
);
