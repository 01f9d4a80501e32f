import type { ReactNode } from 'react';

/** A section with heading and text, as far as the editor entered them. */
export const Headed = ({
  block: { heading, text },
  id,
  className,
  beside,
  children,
}: {
  readonly block: { readonly heading?: string; readonly text?: string };
  /** The target of links. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** Shown on the same line as the heading. */
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
