import { useEffect, useState } from 'react';
import { withoutLocale } from '../../../domain/shared/paths.ts';
import { LinkTo } from '../../content/LinkTo.tsx';
import { promotionMark } from '../../content/promotion-mark.ts';
import { loadOr } from '../../shared/load-or.ts';
import { useServices } from '../../shared/services.ts';
import css from './PromotionBanner.module.css';
import type { FrameOffer, PromotionProps } from './promotion-props.ts';

/** An offer whose page is on screen needs no link to it. */
const Offer = ({
  item: { title, text, link, promotion },
  pathname,
}: {
  readonly item: FrameOffer;
  readonly pathname: string;
}) => (
  <div {...promotionMark(promotion)} className={css.offer}>
    <strong>{title}</strong>
    {text && <span>{text}</span>}
    {link && !('path' in link.target && link.target.path === pathname) && (
      <LinkTo target={link.target}>{link.label}</LinkTo>
    )}
  </div>
);

/** Returns the offers of a page: the first page has them in its data, for each further page they are requested. */
const useBanners = ({ pathname, opened, first }: Omit<PromotionProps, 'label'>): readonly FrameOffer[] => {
  const { content } = useServices();
  const [shown, setShown] = useState<{ readonly pathname: string; readonly banners: readonly FrameOffer[] }>({
    pathname: opened,
    banners: first,
  });
  useEffect(() => {
    if (pathname === shown.pathname) return;
    let current = true;
    void loadOr(content.headerBanners(withoutLocale(pathname)), []).then(
      (banners) => current && setShown({ pathname, banners }),
    );
    return () => {
      current = false;
    };
  }, [content, pathname, shown]);
  return shown.banners;
};

/** The shop's current offers, below the menu of every page. Source: CONT-1, CONT-2. */
export const PromotionBanner = ({ label, ...page }: PromotionProps) => {
  const banners = useBanners(page);
  return (
    banners.length > 0 && (
      <aside className={css.band} aria-label={label}>
        {banners.map((item) => (
          <Offer key={item.id} item={item} pathname={page.pathname} />
        ))}
      </aside>
    )
  );
};
