import { type CheckoutStep, checkoutSteps } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CheckIcon } from '../../art/icons/actions.ts';
import { useCart } from '../../cart/use-cart.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './CheckoutSteps.module.css';

/** The four steps. One can go back by a link, forward only by filling in; an account's contact is no step to go back to. */
export const CheckoutSteps = ({ current }: { readonly current: CheckoutStep }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const isAccount = useCart().remote.value?.customer?.accountId !== undefined;
  const at = checkoutSteps.indexOf(current);
  return (
    <nav className={styles.nav} aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < at ? 'done' : index === at ? 'current' : 'later'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < at ? <CheckIcon /> : index + 1}
            </span>
            {index < at && !(isAccount && step === 'customer') ? (
              <PreLink className={styles.name ?? ''} to={pathTo.checkout(locale, step)}>
                {t(`steps.${step}`)} <span className={styles.said}>({t('steps.done')})</span>
              </PreLink>
            ) : (
              <span className={styles.name}>
                {t(`steps.${step}`)} {index < at && <span className={styles.said}>({t('steps.done')})</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
