import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { historyPageSize } from '../../../application/orders/order-history.ts';
import { pageCountOf } from '../../../domain/catalogue/pagination.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { useHistory } from '../use-history.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import css from './orders.module.css';
import { PayLink } from './PayLink.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderOutcome } from './ReorderOutcome.tsx';
import { ReorderProblem } from './ReorderProblem.tsx';
import { useReordering } from './use-reordering.ts';

/** Reads the page number of an address. Anything but a number means page 1. */
const readPage = (input: string | null): number => (/^[1-9]\d{0,5}$/.test(input ?? '') ? Number(input) : 1);

/** The customer's orders, newest first. One click reorders each. Source: ORD-1, ORD-2. */
export const OrderHistory = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  const page = readPage(useSearchParams()[0].get('page'));
  const { orders } = useHistory(desk, page);
  const { view, begin, stays } = useReordering(desk);
  return (
    <KeptSection
      title={t('title')}
      text={t('text')}
      kept={orders}
      onRetry={() => desk.history.open(page)}
      wide
    >
      {({ orders: shown, total }) => {
        const pages = pageCountOf(total, historyPageSize);
        if (page > pages) return <Navigate replace to={pathTo.account(locale, 'history')} />;
        if (total === 0) return <NothingYet text={t('none')} way={t('toShop')} to={pathTo.home(locale)} />;
        return (
          <>
            <ReorderProblem view={view} />
            {stays && <ReorderOutcome view={view} />}
            <ol className={`${css.list} ${css.columns}`}>
              {shown.map((order) => (
                <li key={order.number}>
                  <OrderEntry order={order} heading="h2">
                    <ReorderButton order={order} view={view} onBegin={begin} />
                    <PayLink order={order} />
                  </OrderEntry>
                </li>
              ))}
            </ol>
            <HistoryPages page={page} pages={pages} />
          </>
        );
      }}
    </KeptSection>
  );
};
