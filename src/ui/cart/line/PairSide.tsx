import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { ValueList } from './LineValues.tsx';
import styles from './PairCard.module.css';

/** One eye of a pair: its values, its total, and its actions below. */
export const PairSide = ({
  item,
  total,
  busy = false,
  children,
}: {
  readonly item: Pick<CartItem, 'eye' | 'options'>;
  readonly total: ReactNode;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <div className={styles.side} aria-busy={busy}>
      {item.eye && (
        <p className={styles.eye}>
          <span className={styles.mark} aria-hidden="true">
            {t(`eye.short.${item.eye}`)}
          </span>
          <VisuallyHidden>{t(`eye.${item.eye}`)}</VisuallyHidden>
        </p>
      )}
      <div className={styles.values}>
        <ValueList options={item.options} />
      </div>
      <div className={styles.amount}>{total}</div>
      {children}
    </div>
  );
};

/** The total of both eyes, and actions on both. */
export const PairSum = ({ total, children }: { readonly total: string; readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.sum}>
      <span>{t('eye.both')}</span>
      {children}
      <span>{total}</span>
    </div>
  );
};
