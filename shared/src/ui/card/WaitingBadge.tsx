import { Icon } from '../icon/Icon.tsx';

/** Marks a record whose change waits in this browser until the network is back. */
export const WaitingBadge = () => (
  <span className="record-badge">
    <Icon name="clock" /> Waiting for the network
  </span>
);
