import { useTranslation } from 'react-i18next';
import type { PriceQuote } from '../../../../../domain/catalogue/price/pricing.ts';
import { useMoney } from '../../../../shared/use-money.ts';
import css from './live-form.module.css';

/** The regular unit price, if this visitor pays less. Source: PRICE-2, PRICE-6. */
export const WebsitePrice = ({ unit }: { readonly unit: PriceQuote }) => {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  if (!unit.website || unit.website.minor <= unit.current.minor) return null;
  return <span className={css.lensPrice}>{t('product.websitePrice', { amount: money(unit.website) })}</span>;
};
