import { Icon, Link } from '@galley/shared/ui';
import { useWork } from './useWork.ts';

/** Starts or resumes the queue of a list (QUEUE-01). */
export const CallQueueLink = () => (
  <Link className="btn" to={useWork().queueAddress}>
    <Icon name="phone" /> Call Queue
  </Link>
);
