import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wishlistPath } from '../../domain/shared/wishlist-path.ts';
import { useAddress } from '../shared/address.ts';
import { Dialog } from '../shared/elements/Dialog.tsx';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { useWishes } from './use-wishes.ts';
import css from './WishedProducts.module.css';
import { WishedProducts } from './WishedProducts.tsx';

/** The wishlist of this device as a sidebar. It closes when the visitor goes to another page. Source: UI-6, CAT-17. */
export const WishlistSidebar = () => {
  const { t } = useTranslation(['product', 'common']);
  const { wishlist, locale } = useServices();
  const { open, wishes } = useWishes();
  const { key } = useAddress();
  const page = useRef(key);
  useEffect(() => {
    if (page.current === key) return;
    page.current = key;
    wishlist.close();
  }, [key, wishlist]);
  return (
    <Dialog open={open} onClose={wishlist.close} side="end" title={t('common:wishes.title')}>
      <WishedProducts />
      {wishes.length > 0 && (
        <p className={css.note}>
          {t('wishes.note')} <PreLink to={wishlistPath(locale)}>{t('wishes.asPage')}</PreLink>
        </p>
      )}
    </Dialog>
  );
};
