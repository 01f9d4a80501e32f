import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { PlainOrderFacts } from './PlainOrders.tsx';
import type { PlainOrder } from './plain-screen.ts';

/** An order that a visitor without scripts looked up, or opened by the link of a mail. Source: ORD-3, UI-20. */
export const PlainOrderView = ({
  shown,
  failure,
}: {
  readonly shown: PlainOrder | undefined;
  readonly failure: Failure | undefined;
}) => {
  const { t } = useTranslation('orders');
  const { locale } = useServices();
  return (
    <section className={card.card}>
      <h1 className={card.title}>
        {t(failure?._tag === 'NotFound' ? 'lookup.notFoundTitle' : 'lookup.title')}
      </h1>
      {failure && failure._tag !== 'NotFound' && <AccountProblem failure={failure} />}
      {shown && <PlainOrderFacts {...shown} />}
      <p>
        <a href={pathTo.findOrder(locale)}>{t('lookup.title')}</a>
      </p>
    </section>
  );
};
