import type { WithdrawalReceipt } from '../../domain/orders/withdrawal.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { wallClock } from '../../domain/shared/wall-clock.ts';
import { PreLink } from '../shared/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './order-form.module.css';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** The receipt on screen: when it came, and all that it says. Source: LAW-4. */
export const WithdrawalReceived = ({ receipt }: { readonly receipt: WithdrawalReceipt }) => {
  const { t } = useTranslation(['orders', 'common']);
  const { shop, locale } = useServices();
  const { company, street, city } = shop.contact;
  const at = wallClock(receipt.receivedAt);
  return (
    <>
      <p className={css.lead}>{t('withdrawal.doneText', { at, email: receipt.email })}</p>
      <div className={css.form}>
        <WithdrawalFacts withdrawal={receipt}>
          <div>
            <dt>{t('withdrawal.receipt')}</dt>
            <dd>{receipt.receipt}</dd>
          </div>
          <div>
            <dt>{t('withdrawal.received')}</dt>
            <dd>{at}</dd>
          </div>
        </WithdrawalFacts>
      </div>
      <p className={css.lead}>
        {t('withdrawal.next', { address: `${company}, ${street}, ${city}` })}{' '}
        <PreLink to={pathTo.content(locale, 'returns')}>{t('common:pages.returns')}</PreLink>
      </p>
    </>
  );
};
