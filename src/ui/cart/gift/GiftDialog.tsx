import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { LinePicture } from '../line/LinePicture.tsx';
import { useCart } from '../use-cart.ts';
import { useDesk } from '../use-desk.ts';
import { useFormats } from '../use-formats.ts';
import styles from './Gift.module.css';

/** Announces the gift in the cart once, to keep or decline. Source: CART-14, UI-6. */
export const GiftDialog = () => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { money } = useFormats();
  const textOf = useFailureText('cart');
  const { telling, busy, failure } = useDesk().gift;
  const gift = useCart().remote.value?.gift;
  return (
    <Dialog open={telling} onClose={desk.thankForGift} title={t('gift.title')}>
      {gift && (
        <div className={styles.dialog}>
          <div className={styles.gift}>
            <LinePicture image={gift.image} />
            <div className={styles.words}>
              <p className={styles.name}>{gift.title}</p>
              <p className={styles.text}>{t('gift.text', { from: money(gift.from) })}</p>
            </div>
          </div>
          {failure && (
            <p className={styles.problem} role="alert">
              {textOf(failure)}
            </p>
          )}
          <div className={styles.ways}>
            <Button onClick={desk.thankForGift}>{t('gift.accept')}</Button>
            <Button kind="plain" busy={busy} onClick={desk.declineGift}>
              {t('gift.decline')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
