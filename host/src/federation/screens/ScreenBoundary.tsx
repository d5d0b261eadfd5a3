import { LOADING } from '@galley/shared/domain/loadingText';
import { renderFailure } from '../errors/loadError.ts';
import { reportBroken } from '../loading/loadScreen.ts';
import { ReleaseScope } from './ReleaseScope.tsx';
import { RenderGuard } from './RenderGuard.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { screens } from './screens.ts';
import { useScreenState } from './useScreenState.ts';

const PENDING = (
  <main id="main" tabIndex={-1}>
    <output className="screen-pending">{LOADING}</output>
  </main>
);

/** A remote's screen, or its error. Errors don't leave this boundary. */
export function ScreenBoundary({ name }: { name: string }) {
  const { state, attempt, retry } = useScreenState(screens, name);
  if (state.status === 'pending') return PENDING;
  const { release } = state;
  if (state.status === 'failed') {
    return <ScreenFailed name={name} release={release} error={state.error} onRetry={retry} />;
  }
  const { Component } = state;
  return (
    <RenderGuard
      key={`${name} ${state.release} ${attempt}`}
      onError={(error) => reportBroken(name, state.release, renderFailure(error))}
      renderFallback={(error) => (
        <ScreenFailed name={name} release={release} error={renderFailure(error)} onRetry={retry} />
      )}
    >
      <ReleaseScope container={state.container}>
        <Component />
      </ReleaseScope>
    </RenderGuard>
  );
}
