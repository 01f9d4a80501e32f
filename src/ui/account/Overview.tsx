import card from '../checkout/Card.module.css';
import { StepHead } from '../checkout/StepHead.tsx';
import { Fact } from '../shared/elements/Fact.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './account.module.css';
import { DefaultAddress } from './addresses/DefaultAddress.tsx';
import type { AccountHolder } from './holder.ts';
import { LastOrder } from './orders/LastOrder.tsx';

/** Who is signed in, and what they ordered last. */
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
          <Fact name={t('field.email')}>{customer.email}</Fact>
          <Fact name={t('overview.customer')}>{customer.id}</Fact>
        </dl>
      </section>
      <LastOrder desk={desk} />
      <DefaultAddress customer={customer} desk={desk} />
    </div>
  );
};
