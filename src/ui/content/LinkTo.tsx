import type { ComponentProps, ReactNode } from 'react';
import type { LinkTarget } from '../../domain/content/link-target.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';

/** A link set by an editor. A page of the shop opens within the app, anything else in the browser. */
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
