import type { OpenDialog } from '@galley/shared/store';
import { LoadingDialog, RetryDialog } from '@galley/shared/ui';
import { useMemo } from 'react';
import { explain, renderFailure, type LoadError } from '../federation/errors/loadError.ts';
import { dialog as offered, remoteOf, reportBroken } from '../federation/loading/loadScreen.ts';
import { ReleaseScope } from '../federation/screens/ReleaseScope.tsx';
import { RenderGuard } from '../federation/screens/RenderGuard.tsx';
import { useScreenState } from '../federation/screens/useScreenState.ts';
import { forms } from '../federation/screens/formStore.ts';

interface Props {
  dialog: OpenDialog;
  onClose: () => void;
}

interface FailedProps {
  name: string;
  release: string | null;
  error: LoadError;
  onRetry: () => void;
  onClose: () => void;
}

const Failed = ({ name, release, error, onRetry, onClose }: FailedProps) => (
  <RetryDialog
    title={`The ${offered(name)?.title ?? name} form could not be loaded.`}
    onRetry={onRetry}
    onClose={onClose}
  >
    {explain(error)} {release !== null && <small>Release {release}</small>}
  </RetryDialog>
);

/** A remote's dialog, or its error. The screen behind it keeps working. */
export function DialogBoundary({ dialog, onClose }: Props) {
  // Maps a dialog name stored by an earlier version to the current one.
  const name = offered(dialog.name)?.name ?? dialog.name;
  const shown = useMemo(() => (name === dialog.name ? dialog : { ...dialog, name }), [dialog, name]);
  const { state, attempt, retry } = useScreenState(forms, name);
  if (state.status === 'pending') {
    return <LoadingDialog onClose={onClose} />;
  }
  const failure = { name, release: state.release, onRetry: retry, onClose };
  if (state.status === 'failed') return <Failed {...failure} error={state.error} />;
  const { Component } = state;
  return (
    <RenderGuard
      key={`${state.release} ${attempt}`}
      onError={(error) => reportBroken(remoteOf(name), state.release, renderFailure(error))}
      renderFallback={(error) => <Failed {...failure} error={renderFailure(error)} />}
    >
      <ReleaseScope container={state.container}>
        <Component dialog={shown} onClose={onClose} />
      </ReleaseScope>
    </RenderGuard>
  );
}
