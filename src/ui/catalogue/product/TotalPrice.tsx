import type { Failure } from '../../../application/shared/failure.ts';
import type { RemoteState } from '../../../application/shared/remote-state.ts';
import type { Pricing } from '../../../domain/catalogue/pricing.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { Price } from '../../shared/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './total-price.module.css';

interface TotalPriceProps {
  readonly pricing: RemoteState<Failure, Pricing> | null;
  /** Boxes or pieces, of all eyes. */
  readonly quantity: number;
  readonly counted: 'boxes' | 'pieces';
  /** What one costs as long as nothing was asked. */
  readonly single: Money;
}

/** What everything chosen costs. The sum's place is kept while it is not known. Source: PRICE-2, PRICE-3. */
export const TotalPrice = ({ pricing, quantity, counted, single }: TotalPriceProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const money = useMoney();
  const value = pricing?.value;
  const saved = value?.total.savingsFromRegular;
  return (
    <div className={css.total} aria-live="polite" aria-busy={pricing?._tag === 'Loading' || undefined}>
      <span className={css.label}>
        {t(`product.${counted}Count`, { count: quantity })}
        {quantity > 1 && <span className={css.each}> × {money(value?.unit.current ?? single)}</span>}
      </span>
      {value && (
        <>
          <Price size="l" price={value.total} />
          {saved !== undefined && saved.minor > 0 && (
            <span className={css.saved}>{t('common:price.save', { amount: money(saved) })}</span>
          )}
        </>
      )}
    </div>
  );
};
