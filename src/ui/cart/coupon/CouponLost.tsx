import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CouponLost.module.css';

/** Which coupon counts no longer and why, until it counts again or that was read. Source: COUP-5. */
export const CouponLost = () => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { loss } = useDesk().lost;
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // Its button goes with it: whoever pressed stays where they were.
    place.current?.focus();
    desk.closeLoss();
  };
  const sentence = loss?._tag === 'Silent' ? t('coupon.lost', { code: loss.code }) : loss?.sentence;
  return (
    <div ref={place} tabIndex={-1} className={loss ? styles.told : styles.quiet}>
      <p role="status">{sentence}</p>
      {loss && (
        <button type="button" className={styles.read} onClick={close}>
          {t('changed.confirm')}
        </button>
      )}
    </div>
  );
};
