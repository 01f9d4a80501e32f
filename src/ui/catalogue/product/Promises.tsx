import { LockIcon } from '../../art/icons/actions.ts';
import { ReorderIcon } from '../../art/icons/header.ts';
import { ShieldIcon, TruckIcon } from '../../art/icons/service.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './promises.module.css';

/** What the shop stands for, where the decision falls. */
export const Promises = () => {
  const { t } = useTranslation('common');
  const money = useMoney();
  const { freeShipping, currency } = useServices().shop;
  return (
    <ul className={css.promises}>
      {freeShipping !== undefined && (
        <li>
          <TruckIcon />
          {t('layout.freeShipping', { amount: money({ minor: freeShipping, currency }) })}
        </li>
      )}
      <li>
        <ReorderIcon />
        {t('layout.returns')}
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
