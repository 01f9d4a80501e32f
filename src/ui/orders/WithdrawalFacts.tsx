import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import { Fact } from '../shared/elements/Fact.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import css from './order-form.module.css';
import { useWrittenArticle } from './use-written-article.ts';

/** All facts of a withdrawal; `children` come first. */
export const WithdrawalFacts = ({
  withdrawal: { name, number, email, goods },
  children,
}: {
  readonly withdrawal: Withdrawal;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const written = useWrittenArticle();
  return (
    <dl className={css.facts}>
      {children}
      <Fact name={t('field.name')}>{name}</Fact>
      <Fact name={t('field.number')}>
        <Whole of={number} />
      </Fact>
      <Fact name={t('field.email')}>{email}</Fact>
      <Fact name={t('withdrawal.scope')}>
        {goods.length === 0 ? (
          t('withdrawal.all')
        ) : (
          <ul>
            {goods.map((article) => (
              <li key={article}>{written(article)}</li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
};
