import { Component, type ReactNode } from 'react';

interface OwnFailureProps {
  children: ReactNode;
  /** In its place, where it cannot be drawn; given a way to draw it anew. */
  fallback: (again: () => void) => ReactNode;
}

/** A part of a screen that fails by itself: a viewer of strangers' files must not take the screen around it along. */
export class OwnFailure extends Component<OwnFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
