import { type FocusEvent, type MouseEvent, type PointerEvent, use } from 'react';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { FollowContext, PreloadContext } from './PreLink.tsx';

type PartEvent = MouseEvent<HTMLElement> | PointerEvent<HTMLElement> | FocusEvent<HTMLElement>;

/** The address within the shop that an event's link leads to. */
const linkOf = ({ target }: PartEvent): string | undefined =>
  (target as Element).closest('a[href^="/"]')?.getAttribute('href') ?? undefined;

/** For an element that the browser keeps as the server sent it: its links follow as every other link does. */
export const useFollowedLinks = () => {
  const preload = use(PreloadContext);
  const follow = use(FollowContext);
  const prepare = (event: PartEvent) => {
    const to = linkOf(event);
    if (to) preload(to);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const to = linkOf(event);
    if (!to || !follow || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    follow(to, {});
  };
  return { onPointerOver: prepare, onFocus: prepare, onClick };
};
