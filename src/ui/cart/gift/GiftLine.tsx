import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import line from '../line/CartLine.module.css';
import { LinePicture } from '../line/LinePicture.tsx';
import { useDesk } from '../use-desk.ts';
import styles from './Gift.module.css';

/** A gift that the shop adds to the cart. The visitor can only keep or decline it. Source: CART-14. */
export const GiftLine = ({ item, mayDecline }: { readonly item: CartItem; readonly mayDecline: boolean }) => {
  const { t } = useTranslation('cart');
  const { locale, desk } = useServices();
  const { busy } = useDesk().gift;
  const address = pathTo.product(locale, item.productId, item.slug);
  return (
    <li className={line.line} aria-busy={busy}>
      <LinePicture image={item.image} to={address} />
      <div className={line.what}>
        <p className={styles.badge}>{t('gift.badge')}</p>
        <PreLink className={line.title ?? ''} to={address}>
          {item.title}
        </PreLink>
      </div>
      <p className={line.total}>{t('gift.free')}</p>
      <div className={line.actions}>
        {mayDecline && (
          <button
            type="button"
            className={styles.way}
            aria-label={t('gift.declineTitle', { title: item.title })}
            onClick={desk.declineGift}
          >
            {t('gift.decline')}
          </button>
        )}
      </div>
    </li>
  );
};
