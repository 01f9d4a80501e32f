import { useTranslation } from 'react-i18next';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';

/** The end of a screen: the button that leads on, which a phone fixes to the bottom, and the link back. */
export const StepWays = ({
  next,
  back,
  busy,
  saysItself = false,
  sum,
}: {
  readonly next: string;
  /** If absent, the link leads back to the cart. */
  readonly back?: CheckoutStep;
  readonly busy: boolean;
  /** Whether `next` also describes the running task. */
  readonly saysItself?: boolean;
  /** The amount to pay, because the summary may have scrolled out of view. */
  readonly sum?: string;
}) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  return (
    <div className={card.ways}>
      <PreLink
        className={buttonClass('plain')}
        to={back ? pathTo.checkout(locale, back) : pathTo.cart(locale)}
      >
        {back ? t(`back.${back}`) : t('backToCart')}
      </PreLink>
      <div className={card.bar}>
        {sum !== undefined && (
          <p className={card.sum} aria-hidden="true">
            {sum}
          </p>
        )}
        <Button type="submit" busy={busy} className={card.next}>
          {busy && !saysItself ? t('saving') : next}
        </Button>
      </div>
    </div>
  );
};
