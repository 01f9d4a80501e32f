import { useTranslation } from 'react-i18next';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { CheckIcon } from '../../art/icons/actions.ts';
import { dial } from '../../shared/dial.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './TopBar.module.css';

/** What every shopper wants to know first, and the shop's contact. */
export const TopBar = () => {
  const { t } = useTranslation();
  const { shop } = useServices();
  const money = useMoney();
  const { freeShipping, currency, contact, law, deliveryDays } = shop;
  return (
    <aside className={css.bar} aria-label={t('layout.support')}>
      <div className={css.inner}>
        <ul className={css.promises}>
          <li>
            <CheckIcon />
            {t('layout.delivery', deliveryDays)}
          </li>
          {freeShipping !== undefined && (
            <li>
              <CheckIcon />
              {t('layout.freeShipping', { amount: money(amountIn(freeShipping, currency)) })}
            </li>
          )}
          <li>
            <CheckIcon />
            {t('layout.returns', { days: law.withdrawalDays })}
          </li>
        </ul>
        <p className={css.contact}>
          <a href={dial(contact.phone)}>{contact.phone}</a>
          <span>{t('layout.hours', { hours: contact.hours })}</span>
        </p>
      </div>
    </aside>
  );
};
