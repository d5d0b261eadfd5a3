import { Icon } from '../icon/Icon.tsx';

/** What was done here is kept in this browser until the network returns. */
export const WaitingBadge = () => (
  <span className="record-badge">
    <Icon name="clock" /> Waiting for the network
  </span>
);
