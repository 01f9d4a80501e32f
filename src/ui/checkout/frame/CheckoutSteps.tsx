import { useTranslation } from 'react-i18next';
import { type CheckoutScreen, checkoutScreens } from '../../../domain/checkout/checkout-screen.ts';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CheckIcon } from '../../art/icons/actions.ts';
import { useCart } from '../../cart/use-cart.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './CheckoutSteps.module.css';

const firstSteps: Readonly<Record<CheckoutScreen, CheckoutStep>> = {
  contact: 'customer',
  paying: 'shipping',
  review: 'payment',
};

/**
 * The three screens of the checkout, and which of them is open. Its name is the heading below. Links lead back; going
 * forward requires filling in the form. With an account there is no contact screen to go back to. Source: CHK-28,
 * CHK-30.
 */
export const CheckoutSteps = ({ current }: { readonly current: CheckoutScreen }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const isAccount = useCart().remote.value?.customer?.accountId !== undefined;
  const at = checkoutScreens.indexOf(current);
  const stepOf = (screen: CheckoutScreen): CheckoutStep =>
    screen === 'contact' && isAccount ? 'address' : firstSteps[screen];
  return (
    <nav className={styles.nav} aria-label={t('steps.label')}>
      <p className={styles.at}>{t('steps.at', { number: at + 1, of: checkoutScreens.length })}</p>
      <ol className={styles.steps}>
        {checkoutScreens.map((screen, index) => (
          <li
            key={screen}
            className={styles.step}
            data-state={index < at ? 'done' : index === at ? 'current' : 'later'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < at ? <CheckIcon /> : index + 1}
            </span>
            {index < at ? (
              <PreLink className={styles.name ?? ''} to={pathTo.checkout(locale, stepOf(screen))}>
                {t(`steps.${screen}`)} <VisuallyHidden>({t('steps.done')})</VisuallyHidden>
              </PreLink>
            ) : index === at ? (
              <VisuallyHidden>{t(`steps.${screen}`)}</VisuallyHidden>
            ) : (
              <span className={styles.name}>{t(`steps.${screen}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
