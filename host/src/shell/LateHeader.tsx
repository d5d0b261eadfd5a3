import { InboxBell } from '../inbox/InboxBell.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';

/** What the header has once the first screen is there. */
export const LateHeader = () => (
  <>
    <ConnectionStatus />
    <InboxBell />
  </>
);
