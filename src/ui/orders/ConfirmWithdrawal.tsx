import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import { useServices } from '../shared/services.ts';
import { ConfirmWays } from './Declaration.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** The second step: the declaration as it will be sent, and the button to send it. Source: LAW-4. */
export const ConfirmWithdrawal = ({
  withdrawal,
  busy = false,
}: {
  readonly withdrawal: Withdrawal;
  readonly busy?: boolean;
}) => {
  const { t } = useTranslation('orders');
  const { company } = useServices().shop.contact;
  const { name, number, email, goods, after } = withdrawal;
  const kept = {
    ...{ name, number, email, scope: goods.length > 0 ? 'part' : 'all', goods: goods.join('\n') },
    ...(after !== undefined && { after }),
  };
  return (
    <>
      <p>{t('withdrawal.declaration', { company })}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      <ConfirmWays kept={kept} label={t('withdrawal.confirm')} busy={busy} />
    </>
  );
};
