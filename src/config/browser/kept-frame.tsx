import '../../ui/layout/Footer.module.css';
import '../../ui/layout/Marks.module.css';
import '../../ui/layout/header/TopBar.module.css';
import { type FocusEvent, type MouseEvent, type PointerEvent, use } from 'react';
import { FollowContext, PreloadContext } from '../../ui/shared/elements/PreLink.tsx';
import { opensElsewhere } from '../../ui/shared/opens-elsewhere.ts';

type PartEvent = MouseEvent<HTMLElement> | PointerEvent<HTMLElement> | FocusEvent<HTMLElement>;

/** The address within the shop that an event's link leads to. */
const linkOf = ({ target }: PartEvent): string | undefined =>
  (target as Element).closest('a[href^="/"]')?.getAttribute('href') ?? undefined;

/**
 * An element of the frame that is the same on every page of a visit: the browser keeps what the server sent, and has
 * neither its code nor its words. Its links follow as every other link does.
 */
const kept = (Element: 'aside' | 'footer', name: string) => {
  const sent = document.querySelector(`[data-kept=${name}]`);
  const html = { __html: sent?.innerHTML ?? '' };
  return () => {
    const preload = use(PreloadContext);
    const follow = use(FollowContext);
    const prepare = (event: PartEvent) => {
      const to = linkOf(event);
      if (to) preload(to);
    };
    const click = (event: MouseEvent<HTMLElement>) => {
      const to = linkOf(event);
      if (!to || !follow || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      follow(to, {});
    };
    return (
      <Element
        className={sent?.className}
        aria-label={sent?.ariaLabel ?? undefined}
        data-kept={name}
        onPointerOver={prepare}
        onFocus={prepare}
        onClick={click}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands on the page already
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    );
  };
};

export const Footer = kept('footer', 'footer');
export const TopBar = kept('aside', 'top');
