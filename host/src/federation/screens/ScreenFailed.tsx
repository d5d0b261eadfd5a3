import { Button } from '@galley/shared/ui';
import { explain, type LoadError } from '../errors/loadError.ts';

interface Props {
  name: string;
  release: string | null;
  error: LoadError;
  onRetry: () => void;
}

/** Replaces a screen that could not be shown; the shell keeps working (SHELL-10). */
export const ScreenFailed = ({ name, release, error, onRetry }: Props) => (
  <main id="main" tabIndex={-1}>
    <div role="alert" className="screen-failed" data-error={error.kind}>
      <h1 className="screen-failed-title">The {name} screen could not be loaded.</h1>
      <p>
        {explain(error)} {release && <small>Release {release}</small>}
      </p>
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </main>
);
