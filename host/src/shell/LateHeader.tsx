import { InboxBell } from '../inbox/InboxBell.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';

/** The parts of the header that load after the first screen. */
export const LateHeader = () => (
  <>
    <ConnectionStatus />
    <InboxBell />
  </>
);
