import type { ReactNode } from 'react';
import css from './ItemTitle.module.css';

/** What a block says of one of its items: a level below the block's own heading, and the block's level where it has none. */
export const ItemTitle = ({
  block,
  className,
  children,
}: {
  readonly block: { readonly heading?: string };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const Level = block.heading ? 'h3' : 'h2';
  return <Level className={className ? `${css.title} ${className}` : css.title}>{children}</Level>;
};
