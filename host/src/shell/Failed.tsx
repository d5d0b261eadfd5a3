import { Button } from '@galley/shared/ui';
interface Props {
  text: string;
  onRetry: () => void;
}

/** Says what couldn't be loaded, with a retry button. */
export const Failed = ({ text, onRetry }: Props) => (
  <div className="list-failed" role="alert">
    <p>{text}</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);
