import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  renderFallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of what it holds from reaching the shell. Given a new `key`, it starts afresh. */
export class RenderGuard extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}
