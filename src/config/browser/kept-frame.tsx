import '../../ui/layout/Footer.module.css';
import '../../ui/layout/Marks.module.css';
import '../../ui/layout/header/TopBar.module.css';
import '../../ui/layout/menu/menu-link.module.css';
import '../../ui/layout/menu/Navigation.module.css';
import { useEffect } from 'react';
import { useAddress } from '../../ui/shared/address.ts';
import { useFollowedLinks } from '../../ui/shared/elements/follow-links.ts';

/**
 * An element of the frame that is the same on every page of a visit: the browser keeps what the server sent, and has
 * neither its code nor its words. Its links follow as every other link does.
 */
const kept = (Element: 'aside' | 'footer' | 'nav', name: string) => {
  const sent = document.querySelector(`[data-kept=${name}]`);
  const html = { __html: sent?.innerHTML ?? '' };
  return ({ hidden }: { readonly hidden?: boolean }) => {
    const links = useFollowedLinks();
    return (
      <Element
        className={sent?.className}
        aria-label={sent?.ariaLabel ?? undefined}
        data-kept={name}
        hidden={hidden}
        {...links}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands on the page already
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    );
  };
};

export const Footer = kept('footer', 'footer');
export const TopBar = kept('aside', 'top');
export const MenuList = kept('nav', 'menu');
const Bar = kept('nav', 'bar');

/** What lies behind an entry of the bar: the first link of its panel, unless the entry is a mere heading. */
const leadsTo = (entry: Element): string | null | undefined =>
  entry.nextElementSibling?.querySelector('[data-all] a')?.getAttribute('href');

/** The bar marks where the visitor is. */
export const Navigation = ({ hidden }: { readonly hidden: boolean }) => {
  const { pathname } = useAddress();
  useEffect(() => {
    for (const entry of document.querySelectorAll<HTMLElement>('[data-here]'))
      entry.dataset.here = String(`${pathname}/`.startsWith(`${leadsTo(entry)}/`));
  }, [pathname]);
  return <Bar hidden={hidden} />;
};
