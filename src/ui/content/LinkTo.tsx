import type { ComponentProps, ReactNode } from 'react';
import type { LinkTarget } from '../../domain/content/link-target.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';

/** A link of an editor's: a page of the shop opens within it, anything else is the browser's. */
export const LinkTo = ({
  target,
  children,
  ...rest
}: Pick<ComponentProps<'a'>, 'className' | 'onClick'> & {
  readonly target: LinkTarget;
  readonly children: ReactNode;
}) =>
  target._tag === 'Page' ? (
    <PreLink to={target.path} {...rest}>
      {children}
    </PreLink>
  ) : (
    <a href={target.url} {...rest}>
      {children}
    </a>
  );
