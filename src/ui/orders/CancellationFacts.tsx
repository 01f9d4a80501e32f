import type { ReactNode } from 'react';
import type { Cancellation } from '../../domain/orders/cancellation.ts';
import { deliveryDate } from '../../domain/shared/dates.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './order-form.module.css';

const written = (day: string): string => {
  const printed = deliveryDate(day, 'dd.MM.yyyy');
  return printed._tag === 'Right' ? printed.right : day;
};

/** All that is declared; `children` come first. */
export const CancellationFacts = ({
  cancellation: { name, number, email, kind, reason, endsOn },
  children,
}: {
  readonly cancellation: Cancellation;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const isSoonest = kind === 'extraordinary' || endsOn === undefined;
  return (
    <dl className={css.facts}>
      {children}
      {fact(t('field.name'), name)}
      {fact(t('cancellation.number'), number)}
      {fact(t('field.email'), email)}
      {fact(t('cancellation.kind'), t(`cancellation.${kind}`))}
      {reason !== undefined && fact(t('cancellation.why'), reason)}
      {fact(t('cancellation.ends'), isSoonest ? t('cancellation.soonest') : written(endsOn))}
    </dl>
  );
};
