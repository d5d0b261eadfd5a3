import { Button } from '@galley/shared/ui';
import { explain, type LoadError } from '../errors/loadError.ts';

interface Props {
  name: string;
  release: string | null;
  error: LoadError;
  onRetry: () => void;
}

/** Operations has disabled the screen. Retrying can't help, so this says who can (LOAD-02). */
const ScreenOff = ({ name, reason }: { name: string; reason: string }) => (
  <main id="main" tabIndex={-1}>
    <div role="alert" className="screen-failed" data-error="disabled">
      <h1 className="screen-failed-title">The {name} screen is disabled.</h1>
      <p>Operations gave this reason: {reason}</p>
      <p>
        It will come back when Operations enables it on the Releases page. The other screens work as usual.
      </p>
    </div>
  </main>
);

/** Replaces a screen that couldn't be shown; the shell keeps working (SHELL-10). */
export const ScreenFailed = ({ name, release, error, onRetry }: Props) =>
  error.kind === 'disabled' ? (
    <ScreenOff name={name} reason={error.reason} />
  ) : (
    <main id="main" tabIndex={-1}>
      <div role="alert" className="screen-failed" data-error={error.kind}>
        <h1 className="screen-failed-title">The {name} screen could not be loaded.</h1>
        <p>
          {explain(error)} {release && <small>Release {release}</small>}
        </p>
        <Button look="primary" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </main>
  );
