import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** Shown if rendering the children fails. */
  readonly instead: ReactNode;
}

/** An error boundary: an error in one part of a page shows `instead` rather than nothing. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: true } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
