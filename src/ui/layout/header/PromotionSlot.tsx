import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../shared/address.ts';
import { useFrame } from '../use-frame.ts';
import { promotion, promotionView } from './promotion.ts';

/**
 * The place for offers below the menu. Their code loads with a page that has offers, or when the visitor goes on to
 * another page.
 */
export const PromotionSlot = () => {
  const { t } = useTranslation();
  const { pathname } = useAddress();
  const { banners } = useFrame();
  const [first] = useState(pathname);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (pathname === first || promotionView()) return;
    promotion.load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [pathname, first]);
  const View = promotionView();
  return View && <View label={t('layout.offers')} pathname={pathname} opened={first} first={banners} />;
};
