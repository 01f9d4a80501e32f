import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { keepDraft } from '../../orders/kept-draft.ts';
import { emptyDraft } from '../../orders/withdrawal-form.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useWithdrawalStanding } from './use-withdrawal-standing.ts';

/**
 * Leads to the withdrawal form with the known data filled in. The data is not put into the address. Renders nothing if
 * the order cannot be withdrawn from. Source: LAW-4, LAW-37.
 */
export const WithdrawalLink = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('common');
  const { locale, tab } = useServices();
  const standing = useWithdrawalStanding(order);
  if (standing._tag !== 'offered' && standing._tag !== 'unsure') return null;
  const { number, customer, billingAddress, withdrawals } = order;
  const name = [billingAddress?.firstName, billingAddress?.lastName].filter(Boolean).join(' ');
  const after = withdrawals?.at(-1)?.receipt;
  const draft = {
    ...{ ...emptyDraft, number, name, email: customer?.email ?? '' },
    ...(after !== undefined && { after }),
  };
  return (
    <PreLink
      className={buttonClass('plain')}
      to={pathTo.withdrawal(locale)}
      onClick={() => keepDraft(tab, { draft, known: standing.goods })}
    >
      {t('pages.withdrawal')}
    </PreLink>
  );
};
