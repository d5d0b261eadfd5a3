import { Component, type ReactNode } from 'react';

/** Catches errors of the shell itself. Errors of a remote stay in its own area. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="plain-page" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Everything you saved is safe. Reload the page to continue.</p>
        <button type="button" className="btn btn-primary" onClick={() => globalThis.location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
