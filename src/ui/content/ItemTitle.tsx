import type { ReactNode } from 'react';
import css from './ItemTitle.module.css';

/**
 * The title of a block's item. It is one level below the block's heading, or at the block's level if the block has no
 * heading.
 */
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
