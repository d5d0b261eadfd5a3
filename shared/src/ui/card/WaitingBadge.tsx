import { Icon } from '../icon/Icon.tsx';

/** Marks a record whose change is waiting in this browser for the network. */
export const WaitingBadge = () => (
  <span className="record-badge">
    <Icon name="clock" /> Waiting for the network
  </span>
);
