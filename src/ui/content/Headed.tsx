import type { ReactNode } from 'react';

/** A section under its heading and a word on it, where an editor gave them. */
export const Headed = ({
  block: { heading, text },
  id,
  className,
  beside,
  children,
}: {
  readonly block: { readonly heading?: string; readonly text?: string };
  /** What links lead to. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** What stands on the heading's line. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <section id={id} className={className}>
    {heading && <h2>{heading}</h2>}
    {beside}
    {text && <p>{text}</p>}
    {children}
  </section>
);
