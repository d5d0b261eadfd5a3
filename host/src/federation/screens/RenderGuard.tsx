import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  renderFallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps errors of its children from reaching the shell. A new `key` resets it. */
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
