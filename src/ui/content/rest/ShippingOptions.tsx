import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { leastShipping } from '../../../domain/checkout/least-shipping.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { useMethodName } from '../../checkout/shipping/use-method-name.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { type BlockData, BlockDataContext, type BlockOf } from '../views.ts';
import css from './ShippingOptions.module.css';

type Table = BlockData['shipping'][number];

const Methods = ({
  table: { country, options },
  named,
}: {
  readonly table: Table;
  readonly named: boolean;
}) => {
  const { t } = useTranslation(['content', 'common']);
  const money = useMoney();
  const nameOf = useMethodName();
  const caption = t(`common:country.${country}`);
  return (
    <table className={css.table}>
      <caption>{named ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
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
  );
};

/** The methods of another country, closed, with the price from which shipping begins beside its name. Source: CART-21. */
const Abroad = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation(['content', 'common']);
  const money = useMoney();
  const least = leastShipping(table.options);
  return (
    <details className={css.abroad}>
      <summary>
        {t(`common:country.${table.country}`)}
        {least && (
          <span>
            {least.minor === 0
              ? t('common:price.free')
              : t('shipping.options.from', { amount: money(least) })}
          </span>
        )}
      </summary>
      <Methods table={table} named={false} />
    </details>
  );
};

/**
 * The current shipping costs of the backend: those of the shop's own country open, those of the others below their
 * lowest price. Source: CHK-9, CONT-1.
 */
export const ShippingOptions = ({ block }: { readonly block: BlockOf<'shipping-options'> }) => {
  const { shipping: tables } = use(BlockDataContext);
  const { t } = useTranslation('content');
  const { freeShipping, currency, country, hero } = useServices().shop;
  const money = useMoney();
  const own = tables.filter((table) => table.country === country);
  const others = tables.filter((table) => table.country !== country);
  return (
    <section className={css.options} data-face={hero}>
      <div>
        <h2>{block.heading ?? t('shipping.options.heading')}</h2>
        {block.text && <p>{block.text}</p>}
        {freeShipping !== undefined && (
          <p>{t('shipping.options.free', { amount: money(amountIn(freeShipping, currency)) })}</p>
        )}
        {tables.length === 0 && <p>{t('shipping.options.none')}</p>}
        {own.map((table) => (
          <Methods key={table.country} table={table} named />
        ))}
      </div>
      {others.length > 0 && (
        <div>
          <h3>{t('abroad.heading')}</h3>
          {others.map((table) => (
            <Abroad key={table.country} table={table} />
          ))}
        </div>
      )}
    </section>
  );
};
