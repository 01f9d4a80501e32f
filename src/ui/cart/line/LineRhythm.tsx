import { today } from '../../../application/shared/clock.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useFormats } from '../use-formats.ts';

/** How often a line is to come, what that saves, and when it is ordered next, if it is ordered today. Source: SUBS-3. */
export const LineRhythm = ({
  item: { every },
  className,
}: {
  readonly item: CartItem;
  readonly className?: string | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { shop, clock } = useServices();
  const { day } = useFormats();
  return (
    every && (
      <p className={className}>
        {t('line.regular', {
          every: t(`line.every.${every.unit}`, { count: every.every }),
          percent: shop.regularSaving ?? 0,
          day: day(laterBy(every, today(clock), 1)),
        })}
      </p>
    )
  );
};
