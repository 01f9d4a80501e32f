import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleValues } from '../../../application/content/rule-values.ts';
import { type ShopValues, withShopValues } from '../../../domain/content/shop-values.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { Headed } from '../Headed.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import css from './Trust.module.css';

/** The values of the shop that a figure can name. */
const useShopValues = (): ShopValues => {
  const { t } = useTranslation('common');
  const { shop } = useServices();
  const { country, freeShipping, currency } = shop;
  const { shippingFrom } = use(BlockDataContext);
  const money = useMoney();
  return {
    ...ruleValues(shop),
    country: t(`country.${country}`),
    ...(shippingFrom && { from: money(shippingFrom) }),
    ...(freeShipping !== undefined && { free: money(amountIn(freeShipping, currency)) }),
  };
};

/** Three figures that inspire trust. A figure without its value is left out. Source: CONT-8. */
export const Trust = ({ block }: { readonly block: BlockOf<'trust'> }) => {
  const values = useShopValues();
  const filled = block.items.flatMap(({ id, ...item }) => {
    const number = withShopValues(item.number, values);
    const text = withShopValues(item.text, values);
    return number === undefined || text === undefined ? [] : [{ id, number, text }];
  });
  return (
    <Headed block={block} className={css.band}>
      <ul className={css.points} data-figures="">
        {filled.map(({ id, number, text }) => (
          <li key={id}>
            <strong className={css.number}>{number}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Headed>
  );
};
