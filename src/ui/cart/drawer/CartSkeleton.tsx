import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import styles from './CartSkeleton.module.css';

/** A placeholder for lines that are loading, with the same height. */
export const CartSkeleton = ({ lines = 2 }: { readonly lines?: number }) => {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
};
