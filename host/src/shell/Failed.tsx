import { Button } from '@galley/shared/ui';
interface Props {
  text: string;
  onRetry: () => void;
}

/** What could not be loaded, and the way to try again. */
export const Failed = ({ text, onRetry }: Props) => (
  <div className="list-failed" role="alert">
    <p>{text}</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);
