import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';

/** The end of a step: the one button that saves it, and the way back. */
export const StepWays = ({
  next,
  back,
  busy,
}: {
  readonly next: string;
  /** None: back to the cart. */
  readonly back?: Exclude<CheckoutStep, 'payment'>;
  readonly busy: boolean;
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
      <Button type="submit" busy={busy} className={card.next}>
        {busy ? t('saving') : next}
      </Button>
    </div>
  );
};
