import type { ReactNode } from 'react';
import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './order-form.module.css';

/** All that is declared; `children` come first. */
export const WithdrawalFacts = ({
  withdrawal: { name, number, email, goods },
  children,
}: {
  readonly withdrawal: Withdrawal;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={css.facts}>
      {children}
      {fact(t('field.name'), name)}
      {fact(t('field.number'), number)}
      {fact(t('field.email'), email)}
      {fact(
        t('withdrawal.scope'),
        goods.length === 0 ? (
          t('withdrawal.all')
        ) : (
          <ul>
            {goods.map((article) => (
              <li key={article}>{article}</li>
            ))}
          </ul>
        ),
      )}
    </dl>
  );
};
