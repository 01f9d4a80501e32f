import type { Failure } from '../../application/shared/failure.ts';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import styles from './CartProblem.module.css';

/** Says that the cart could not be loaded, and why; what was there stays on screen. */
export const CartProblem = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation('cart');
  const { cart } = useServices();
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.what}>{t('failure.load')}</p>
      <p>{t(`failure.${failure._tag}`)}</p>
      <button type="button" onClick={cart.restore}>
        {t('retry')}
      </button>
    </div>
  );
};
