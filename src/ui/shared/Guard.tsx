import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** What shows where drawing the children fails. */
  readonly instead: ReactNode;
}

/** Keeps what fails in one part of a page from leaving nothing there. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: true } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
