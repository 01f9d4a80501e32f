import { useTranslation } from 'react-i18next';
import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import { isSealed } from '../../../domain/orders/hygiene-seal.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { LockIcon } from '../../art/icons/actions.ts';
import { ReorderIcon } from '../../art/icons/header.ts';
import { ShieldIcon, TruckIcon } from '../../art/icons/service.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './promises.module.css';

/** The shop's promises on a product page. */
export const Promises = ({ category }: { readonly category: ProductCategory }) => {
  const { t } = useTranslation(['common', 'facts']);
  const money = useMoney();
  const { freeShipping, currency, law } = useServices().shop;
  return (
    <ul className={css.promises}>
      {freeShipping !== undefined && (
        <li>
          <TruckIcon />
          {t('layout.freeShipping', { amount: money(amountIn(freeShipping, currency)) })}
        </li>
      )}
      <li>
        <ReorderIcon />
        {t(`facts:returns.${isSealed(category) ? category : 'glasses'}`, { days: law.withdrawalDays })}
      </li>
      <li>
        <ShieldIcon />
        {t('footer.original')}
      </li>
      <li>
        <LockIcon />
        {t('footer.ssl')}
      </li>
    </ul>
  );
};
