import { useTranslation } from 'react-i18next';
import { canRetry, type Failure } from '../../../application/shared/failure.ts';
import box from '../../shared/elements/problem-box.module.css';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import styles from './CartProblem.module.css';

/** Says that the cart could not be loaded, and why. The previous content stays on screen and on the server. */
export const CartProblem = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation('cart');
  const { cart } = useServices();
  const textOf = useFailureText('cart');
  return (
    <div className={box.problem} role="alert">
      <p className={box.title}>{t('failure.load')}</p>
      <p>{textOf(failure)}</p>
      {canRetry(failure) && <p>{t('failure.kept')}</p>}
      <button type="button" className={styles.again} onClick={cart.restore}>
        {t('retry')}
      </button>
    </div>
  );
};
