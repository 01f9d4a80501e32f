import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredCancellation } from '../../domain/orders/cancellation.ts';
import { printedDay } from '../../domain/shared/wall-clock.ts';
import { Fact } from '../shared/elements/Fact.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import css from './order-form.module.css';

/** All facts of a cancellation; `children` come first. */
export const CancellationFacts = ({
  cancellation: { name, number, email, kind, reason, endsOn },
  children,
}: {
  readonly cancellation: DeclaredCancellation;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const isSoonest = kind === 'extraordinary' || endsOn === undefined;
  return (
    <dl className={css.facts}>
      {children}
      <Fact name={t('field.name')}>{name}</Fact>
      <Fact name={t('cancellation.number')}>
        <Whole of={number} />
      </Fact>
      <Fact name={t('field.email')}>{email}</Fact>
      <Fact name={t('cancellation.kind')}>{t(`cancellation.${kind}`)}</Fact>
      {reason !== undefined && <Fact name={t('cancellation.why')}>{reason}</Fact>}
      <Fact name={t('cancellation.ends')}>
        {isSoonest ? t('cancellation.soonest') : printedDay(endsOn, 'dd.MM.yyyy')}
      </Fact>
    </dl>
  );
};
