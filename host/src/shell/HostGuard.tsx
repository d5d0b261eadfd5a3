import { Component, type ReactNode } from 'react';
import { reportHost } from '../federation/follow/reportHost.ts';

interface State {
  /** Wrapped: whatever is thrown is an error, undefined too. */
  thrown: { error: unknown } | null;
}

/** Reports an error of the shell itself, which the app's last guard then shows. */
export class HostGuard extends Component<{ children: ReactNode }, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(): void {
    reportHost('render');
  }

  override render() {
    if (this.state.thrown !== null) throw this.state.thrown.error;
    return this.props.children;
  }
}
