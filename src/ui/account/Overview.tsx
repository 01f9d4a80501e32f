import card from '../checkout/Card.module.css';
import { StepHead } from '../checkout/StepHead.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './account.module.css';
import type { AccountHolder } from './holder.ts';
import { LastOrder } from './orders/LastOrder.tsx';

/** Who is signed in, and what he ordered last. */
export const Overview = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('account');
  const { shop } = useServices();
  const name = shop.style === 'informal' ? customer.firstName : customer.fullName;
  return (
    <div className={card.steps}>
      <section className={card.card}>
        <StepHead title={t('overview.greeting', { name })} />
        <p className={card.text}>{t('overview.text')}</p>
        <dl className={css.facts}>
          <div>
            <dt>{t('field.email')}</dt>
            <dd>{customer.email}</dd>
          </div>
          <div>
            <dt>{t('overview.customer')}</dt>
            <dd>{customer.id}</dd>
          </div>
        </dl>
      </section>
      <LastOrder desk={desk} />
    </div>
  );
};
