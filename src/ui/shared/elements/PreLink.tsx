import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { opensElsewhere } from '../opens-elsewhere.ts';

/** Fetches code and data of a link's target at the first sign of intent. The browser's entry provides it. */
export const PreloadContext = createContext<(to: string) => void>(() => undefined);

export interface FollowOptions {
  /** The page keeps its place. */
  readonly preventScrollReset?: boolean;
  /** Nobody comes back to the page that is left. */
  readonly replace?: true;
}

/** Goes to another page of the app. The layout provides it; without it a link is the browser's own. */
export const FollowContext = createContext<((to: string, options: FollowOptions) => void) | undefined>(
  undefined,
);

type PreLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> &
  Pick<FollowOptions, 'preventScrollReset'> & {
    /** An address of this shop, from its root. */
    readonly to: string;
    /** On a document: the id of what gets the focus when the same page comes with another choice. */
    readonly focusNext?: string;
  };

/**
 * A link that begins to load when it is pointed at or focused. Not the router's own: a page has a hundred of them, and
 * those look up where they are, each for itself.
 */
export const PreLink = ({ to, preventScrollReset, focusNext, onClick, ...rest }: PreLinkProps) => {
  const preload = use(PreloadContext);
  const follow = use(FollowContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    follow(to, preventScrollReset ? { preventScrollReset } : {});
  };
  return (
    <a
      {...rest}
      data-stay={preventScrollReset ? '' : focusNext}
      href={to}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
      onClick={click}
    />
  );
};
