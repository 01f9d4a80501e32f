import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { opensElsewhere } from '../opens-elsewhere.ts';

/** Preloads code and data of a link's target at the first sign of intent. The browser's entry point provides it. */
export const PreloadContext = createContext<(to: string) => void>(() => undefined);

export interface FollowOptions {
  /** The page keeps its scroll position. */
  readonly preventScrollReset?: boolean;
  /** Replaces the current page in the history. */
  readonly replace?: true;
}

/** Goes to another page of the app. The layout provides it; without it the browser follows the link. */
export const FollowContext = createContext<((to: string, options: FollowOptions) => void) | undefined>(
  undefined,
);

type PreLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> &
  Pick<FollowOptions, 'preventScrollReset'> & {
    /** An address of this shop, starting with a slash. */
    readonly to: string;
    /** In a document: the id of the element to focus when the same page loads with another choice. */
    readonly focusNext?: string;
  };

/**
 * A link that starts to preload when it is pointed at or focused. It is not the router's link: a page has a hundred
 * links, and each of the router's would read the location by itself.
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
