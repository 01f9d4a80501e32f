import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import { Button } from '../shared/Button.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './order-form.module.css';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** The second step: the declaration as it will be sent, and the button that sends it. Source: LAW-4. */
export const ConfirmWithdrawal = ({
  withdrawal,
  busy = false,
}: {
  readonly withdrawal: Withdrawal;
  readonly busy?: boolean;
}) => {
  const { t } = useTranslation('orders');
  const { company } = useServices().shop.contact;
  const { name, number, email, goods } = withdrawal;
  const kept = { name, number, email, scope: goods.length > 0 ? 'part' : 'all', goods: goods.join('\n') };
  return (
    <>
      <p>{t('withdrawal.declaration', { company })}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      {Object.entries(kept).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={css.ways}>
        <Button type="submit" name="step" value="confirm" busy={busy}>
          {t(busy ? 'withdrawal.sending' : 'withdrawal.confirm')}
        </Button>
        <Button type="submit" name="step" value="edit" kind="plain">
          {t('withdrawal.edit')}
        </Button>
      </div>
    </>
  );
};
