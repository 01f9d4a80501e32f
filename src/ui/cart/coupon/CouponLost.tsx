import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CouponLost.module.css';

/** Says which coupon no longer applies and why, until it applies again or the message was closed. Source: COUP-5. */
export const CouponLost = () => {
  const { t } = useTranslation('cart');
  const { desk } = useServices();
  const { loss } = useDesk().lost;
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // The button disappears with the message, so the focus stays at its place.
    place.current?.focus();
    desk.closeLoss();
  };
  const sentence = loss?._tag === 'Silent' ? t('coupon.lost', { code: loss.code }) : (loss?.sentence ?? '');
  return (
    <div ref={place} tabIndex={-1} className={loss ? styles.told : styles.quiet}>
      <p role="status">
        <Whole of={loss?.code ?? ''} text={sentence} />
      </p>
      {loss && (
        <button type="button" className={styles.read} onClick={close}>
          {t('changed.confirm')}
        </button>
      )}
    </div>
  );
};
