import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { giftHint } from '../../../domain/cart/gift.ts';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { useDesk } from '../use-desk.ts';
import { useFormats } from '../use-formats.ts';
import styles from './Gift.module.css';

/**
 * The amount missing for the gift, or that it cannot be given where the goods go. A visitor who declined it can take it
 * back. Source: CART-14, LAW-42.
 */
export const GiftHint = ({
  cart: { gift, itemsTotal },
}: {
  readonly cart: Pick<Cart, 'gift' | 'itemsTotal'>;
}) => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { money } = useFormats();
  const textOf = useFailureText('cart');
  const { busy, failure } = useDesk().gift;
  const hint = gift && giftHint(gift, itemsTotal);
  if (!hint) return null;
  if (hint._tag !== 'Declined')
    return (
      <div className={styles.hint}>
        <p>
          {hint._tag === 'Missing'
            ? t('gift.missing', { amount: money(hint.remaining), title: gift.title })
            : t('gift.barred', { title: gift.title })}
        </p>
      </div>
    );
  return (
    <div className={styles.hint}>
      <p role="status">{t('gift.declined', { title: gift.title })}</p>
      <button type="button" className={styles.way} aria-disabled={busy} onClick={desk.takeGift}>
        {t('gift.take')}
      </button>
      {failure && (
        <p className={styles.problem} role="alert">
          {textOf(failure)}
        </p>
      )}
    </div>
  );
};
