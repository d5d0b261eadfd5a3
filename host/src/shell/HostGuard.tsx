import { Component, type ReactNode } from 'react';
import { reportHost } from '../federation/follow/reportHost.ts';

interface State {
  hasFailed: boolean;
  /** Wrapped, because anything can be thrown, even undefined. */
  thrown: { error: unknown } | null;
}

/** Reports an error of the shell itself, then rethrows it to the app's last guard, which shows it. */
export class HostGuard extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, thrown: null };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  /** React only calls this after the boundary itself has rendered without an error, so the rethrow happens afterward. */
  override componentDidCatch(error: unknown): void {
    reportHost('render');
    this.setState({ thrown: { error } });
  }

  override render() {
    if (this.state.thrown !== null) throw this.state.thrown.error;
    return this.state.hasFailed ? null : this.props.children;
  }
}
