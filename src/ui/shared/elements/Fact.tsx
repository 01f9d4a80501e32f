import type { ReactNode } from 'react';

/** One line of a list of facts, `dl`: what it is called, and what it is. */
export const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
