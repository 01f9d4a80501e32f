import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { useMethodName } from '../../checkout/shipping/use-method-name.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { BlockDataContext, type BlockOf } from '../views.ts';
import css from './ShippingOptions.module.css';

/** The current shipping costs of the backend, for each country of the shop. Source: CHK-9, CONT-1. */
export const ShippingOptions = ({ block }: { readonly block: BlockOf<'shipping-options'> }) => {
  const { shipping: tables } = use(BlockDataContext);
  const { t } = useTranslation(['content', 'common']);
  const { freeShipping, currency } = useServices().shop;
  const money = useMoney();
  const nameOf = useMethodName();
  return (
    <section className={css.options}>
      <h2>{block.heading ?? t('shipping.options.heading')}</h2>
      {block.text && <p>{block.text}</p>}
      {freeShipping !== undefined && (
        <p>{t('shipping.options.free', { amount: money(amountIn(freeShipping, currency)) })}</p>
      )}
      {tables.length === 0 && <p>{t('shipping.options.none')}</p>}
      <div className={css.tables}>
        {tables.map(({ country, options }) => (
          <table key={country} className={css.table}>
            <caption>{t(`common:country.${country}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('shipping.options.option')}</th>
                <th scope="col">{t('shipping.options.price')}</th>
              </tr>
            </thead>
            <tbody>
              {options.map(({ key, price }) => (
                <tr key={key}>
                  <th scope="row">{nameOf(key)}</th>
                  <td>{price.minor === 0 ? t('common:price.free') : money(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
};
