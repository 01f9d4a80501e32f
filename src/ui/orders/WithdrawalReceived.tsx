import { useTranslation } from 'react-i18next';
import type { WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import { pagePath } from '../../domain/shared/page-path.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { DeclarationReceipt } from './Declaration.tsx';
import css from './order-form.module.css';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** The receipt on screen: when it was received, and all that was declared. Source: LAW-4. */
export const WithdrawalReceived = ({ receipt }: { readonly receipt: WithdrawalReceipt }) => {
  const { t } = useTranslation(['orders', 'common']);
  const { shop, locale } = useServices();
  const { company, street, city } = shop.contact;
  const address = `${company}, ${street}, ${city}`;
  const { returnDays } = receipt;
  return (
    <>
      <DeclarationReceipt
        receipt={receipt}
        facts={(added) => <WithdrawalFacts withdrawal={receipt}>{added}</WithdrawalFacts>}
      />
      <p className={css.lead}>
        {returnDays === undefined
          ? t('withdrawal.nextByMail', { address })
          : t('withdrawal.next', { returnDays, address })}{' '}
        <PreLink to={pagePath(locale, 'returns')}>{t('common:pages.returns')}</PreLink>
      </p>
    </>
  );
};
