import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { useHistory } from '../use-history.ts';
import { OrderEntry } from './OrderEntry.tsx';
import { PayLink } from './PayLink.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderOutcome } from './ReorderOutcome.tsx';
import { ReorderProblem } from './ReorderProblem.tsx';
import { useReordering } from './use-reordering.ts';

/** The newest order, with the one press that most come for. */
export const LastOrder = ({ desk }: { readonly desk: CustomerDesk }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  const { orders } = useHistory(desk, 1);
  const { view, begin, stays } = useReordering(desk);
  const [order] = orders.value?.orders ?? [];
  return (
    <section className={card.card} aria-labelledby="last-order">
      <h2 id="last-order" className={card.subtitle}>
        {t('last')}
      </h2>
      {orders._tag === 'Failed' && (
        <AccountProblem failure={orders.error} onRetry={() => desk.history.open(1)} />
      )}
      {orders._tag === 'Loading' && (
        <div aria-busy="true">
          <p role="status">{t('loading')}</p>
          <Skeleton rows={2} shape="box" />
        </div>
      )}
      {orders._tag === 'Ready' && !order && (
        <NothingYet text={t('none')} way={t('toShop')} to={pathTo.home(locale)} />
      )}
      {order && (
        <>
          <ReorderProblem view={view} />
          {stays && <ReorderOutcome view={view} />}
          <OrderEntry order={order} heading="h3">
            <ReorderButton order={order} view={view} onBegin={begin} />
            <PayLink order={order} />
          </OrderEntry>
          <div className={card.ways}>
            <PreLink className={buttonClass('plain', card.start)} to={pathTo.account(locale, 'history')}>
              {t('all')}
            </PreLink>
          </div>
        </>
      )}
    </section>
  );
};
