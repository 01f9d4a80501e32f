import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../application/shared/failure.ts';
import type { RemoteState } from '../../../../application/shared/remote-state.ts';
import { comparedPrice } from '../../../../domain/catalogue/price/price-indication.ts';
import type { Pricing } from '../../../../domain/catalogue/price/pricing.ts';
import type { Price as Amounts, Contents } from '../../../../domain/catalogue/product.ts';
import { Price } from '../../../shared/elements/Price.tsx';
import { useServices } from '../../../shared/services.ts';
import { useMoney } from '../../../shared/use-money.ts';
import css from './total-price.module.css';

interface TotalPriceProps {
  readonly pricing: RemoteState<Failure, Pricing> | null;
  /** The number of boxes or pieces, for all eyes. */
  readonly quantity: number;
  readonly counted: 'boxes' | 'pieces';
  /** The price of one piece, shown until a price is requested. */
  readonly price: Amounts;
  /** The contents of one piece. */
  readonly of: Contents;
  /** More information about one piece. */
  readonly children?: ReactNode;
}

/** The total price of the choice. Until it is known, the unit price takes its place. Source: PRICE-2, PRICE-3. */
export const TotalPrice = ({ pricing, quantity, counted, price, of, children }: TotalPriceProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const money = useMoney();
  const { features } = useServices().shop;
  const value = pricing?.value;
  const shown = value?.total ?? price;
  const compared = comparedPrice(shown, features.struckThroughPrice);
  const unless = (known: boolean) => (known ? undefined : css.unknown);
  return (
    <div className={css.total} aria-live="polite" aria-busy={pricing?._tag === 'Loading' || undefined}>
      <span className={css.label}>
        {t(`product.${counted}Count`, { count: quantity })}
        {quantity > 1 && (
          <span className={css.each}>{` × ${money(value?.unit.current ?? price.current)}`}</span>
        )}
        {children}
      </span>
      <span className={`${css.sum} ${unless(value !== undefined || quantity === 1) ?? ''}`}>
        <Price size="l" price={shown} of={value ? { ...of, amount: of.amount * quantity } : of} />
      </span>
      {compared && (
        <span className={`${css.saved} ${unless(value !== undefined) ?? ''}`}>
          {t('common:price.save', { amount: money(compared.saved) })}
        </span>
      )}
    </div>
  );
};
