import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountNumberLength, checkAccountMilesAndMoreNumber } from '../../domain/customer/miles-and-more.ts';
import { useFormats } from '../cart/use-formats.ts';
import card from '../checkout/Card.module.css';
import { StepHead } from '../checkout/StepHead.tsx';
import { useAccount } from '../identity/use-account.ts';
import { useKept } from '../identity/use-kept.ts';
import { Button } from '../shared/elements/Button.tsx';
import { Field } from '../shared/elements/Field.tsx';
import { Skeleton } from '../shared/elements/Skeleton.tsx';
import { useServices } from '../shared/services.ts';
import { AccountProblem } from './AccountProblem.tsx';
import css from './account.module.css';
import type { FieldProblem } from './field-problems.ts';
import type { AccountHolder } from './holder.ts';
import look from './kept.module.css';
import { useAccountForm } from './use-account-form.ts';

type Numbered = Record<'number', string>;

const problemsOf = (number: string, digits: number): readonly FieldProblem<'number'>[] => {
  const checked = checkAccountMilesAndMoreNumber(number, digits);
  if (checked._tag === 'Right') return [];
  const field = 'number';
  switch (checked.left._tag) {
    case 'TooShort':
      return [{ field, code: 'too_short', length: checked.left.length }];
    case 'TooLong':
      return [{ field, code: 'too_long', max: checked.left.max }];
    default:
      return [{ field, code: number.trim() === '' ? 'required' : 'numbers_only' }];
  }
};

/** The membership number that orders are credited to. Source: MILES-2, MILES-3. */
const NumberForm = ({ customer }: Pick<AccountHolder, 'customer'>) => {
  const { t } = useTranslation('personal');
  const { account, shop } = useServices();
  const digits = shop.milesAndMoreDigits ?? accountNumberLength;
  const { task } = useAccount();
  const kept = customer.milesAndMoreNumber ?? '';
  const { register, submit, setValue, errorOf, busy, done, failure } = useAccountForm<Numbered>({
    task: 'setMilesAndMore',
    defaults: { number: kept },
    check: ({ number }) => problemsOf(number, digits),
    labels: { number: t('miles.number') },
    wire: { number: 'miles_and_more_number' },
    send: ({ number }) => account.setMilesAndMore(number),
  });
  useEffect(() => setValue('number', kept), [setValue, kept]);
  return (
    <form className={card.form} onSubmit={submit} noValidate>
      {failure && <AccountProblem failure={failure} />}
      <Field
        label={t('miles.number')}
        hint={t('miles.hint', { count: digits })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={digits + 5}
        required
        error={errorOf('number')}
        {...register('number')}
      />
      <div className={look.ways}>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        {kept !== '' && (
          <Button kind="plain" busy={task._tag === 'Busy'} onClick={() => account.setMilesAndMore('')}>
            {t('miles.remove')}
          </Button>
        )}
      </div>
      <div role="status" className={css.status}>
        {done && <p className={css.saved}>{t(kept === '' ? 'miles.removed' : 'miles.saved')}</p>}
      </div>
    </form>
  );
};

/** What orders earned, newest first. Source: MILES-3. */
const History = ({ desk }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('personal');
  const { t: say } = useTranslation('account');
  const { kept } = useKept(desk.miles);
  const { day } = useFormats();
  return (
    <div className={card.form}>
      <h2 className={card.subtitle}>{t('miles.history')}</h2>
      {kept._tag === 'Failed' && <AccountProblem failure={kept.error} onRetry={desk.miles.load} />}
      {kept.value === undefined && kept._tag === 'Loading' && (
        <div aria-busy="true">
          <p role="status">{say('loading')}</p>
          <Skeleton rows={2} shape="box" />
        </div>
      )}
      {kept.value?.length === 0 && <p className={card.text}>{t('miles.none')}</p>}
      {kept.value !== undefined && kept.value.length > 0 && (
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{t('miles.day')}</th>
              <th scope="col">{t('miles.order')}</th>
              <th scope="col" className={look.figure}>
                {t('miles.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {kept.value.map(({ orderNumber, orderedAt, points }) => (
              <tr key={orderNumber}>
                <td>{day(orderedAt)}</td>
                <td>{orderNumber}</td>
                <td className={look.figure}>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};

/** The membership number in the programme, and what orders earned. */
export const MilesAndMore = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  return (
    <section className={card.card}>
      <StepHead title={t('miles.title')} />
      <p className={card.text}>{t('miles.text')}</p>
      <NumberForm customer={customer} />
      <History desk={desk} />
    </section>
  );
};
