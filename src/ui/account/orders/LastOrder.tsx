import { useTranslation } from 'react-i18next';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { OrderEntry } from './OrderEntry.tsx';
import { PayLink } from './PayLink.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderOutcome } from './ReorderOutcome.tsx';
import { ReorderProblem } from './ReorderProblem.tsx';
import { useReordering } from './use-reordering.ts';

/** The newest order of any kind, with a button to reorder all of it. */
export const LastOrder = ({ desk, order }: { readonly desk: CustomerDesk; readonly order: Order }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  const { view, begin, stays } = useReordering(desk);
  return (
    <section className={card.card} aria-labelledby="last-order">
      <h2 id="last-order" className={card.subtitle}>
        {t('last')}
      </h2>
      <ReorderProblem view={view} />
      {stays && <ReorderOutcome view={view} />}
      <OrderEntry order={order} heading="h3">
        <ReorderButton order={order} view={view} onBegin={begin} kind="secondary" />
        <PayLink order={order} />
      </OrderEntry>
      <div className={card.ways}>
        <PreLink className={buttonClass('plain', card.start)} to={pathTo.account(locale, 'history')}>
          {t('all')}
        </PreLink>
      </div>
    </section>
  );
};
