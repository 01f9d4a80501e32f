import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { LockIcon } from '../../art/icons/actions.ts';
import { ReorderIcon } from '../../art/icons/header.ts';
import { GiftIcon, TruckIcon } from '../../art/icons/service.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { BlockDataContext } from '../views.ts';
import css from './Facts.module.css';

/** How many payment methods are named. The footer shows all of them. */
const named = 3;

/** Delivery time, shipping costs, returns and payment methods, shown before anything else. */
export const Facts = () => {
  const { t } = useTranslation(['home', 'common']);
  const { shop } = useServices();
  const { shippingFrom } = use(BlockDataContext);
  const money = useMoney();
  const { freeShipping, currency, country, marks, law, deliveryDays } = shop;
  const shipping =
    shippingFrom?.minor === 0
      ? [t('common:price.free')]
      : [
          shippingFrom &&
            t('facts.shippingFrom', { country: t(`common:country.${country}`), price: money(shippingFrom) }),
          freeShipping !== undefined &&
            t('facts.shippingFree', { amount: money(amountIn(freeShipping, currency)) }),
        ].filter(Boolean);
  const methods = marks.payment.slice(0, named).map((code) => t(`common:payment.${code}`));
  return (
    <section aria-label={t('facts.label')}>
      <dl className={css.facts}>
        <div>
          <TruckIcon />
          <dt>{t('facts.delivery')}</dt>
          <dd>{t('facts.deliveryText', deliveryDays)}</dd>
        </div>
        <div>
          <GiftIcon />
          <dt>{t('facts.shipping')}</dt>
          <dd>{shipping.join(', ')}</dd>
        </div>
        <div>
          <ReorderIcon />
          <dt>{t('facts.returns')}</dt>
          <dd>{t('facts.returnsText', { days: law.withdrawalDays })}</dd>
        </div>
        <div>
          <LockIcon />
          <dt>{t('facts.payment')}</dt>
          <dd>{t('facts.paymentText', { methods: methods.join(', ') })}</dd>
        </div>
      </dl>
    </section>
  );
};
