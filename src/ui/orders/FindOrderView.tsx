import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import type { OrderLookup } from '../../domain/orders/order-lookup.ts';
import { Button } from '../shared/elements/Button.tsx';
import { LookupFields } from './LookupFields.tsx';
import css from './order-form.module.css';
import { ProblemList, type Problems } from './Problems.tsx';
import { SendFailure } from './SendFailure.tsx';

export const nothingTyped: OrderLookup = { number: '', email: '' };

/** The form in which a guest looks up an order, the same with and without scripts. Source: LAW-5. */
export const FindOrderView = ({
  typed,
  problems,
  failure,
  busy = false,
  ...form
}: {
  readonly typed: OrderLookup;
  readonly problems: Problems;
  readonly failure?: Failure;
  readonly busy?: boolean;
} & Omit<ComponentProps<'form'>, 'children'>) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <h1>{t('lookup.title')}</h1>
      <p className={css.lead}>{t('lookup.lead')}</p>
      <ProblemList problems={problems} />
      {failure && <SendFailure failure={failure} />}
      <form method="post" noValidate className={css.form} {...form}>
        <LookupFields typed={typed} problems={problems} emailHint={t('field.emailHint')} />
        <div className={css.ways}>
          <Button type="submit" busy={busy}>
            {t(busy ? 'lookup.finding' : 'lookup.find')}
          </Button>
        </div>
      </form>
    </>
  );
};
