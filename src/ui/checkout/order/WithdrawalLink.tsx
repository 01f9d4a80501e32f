import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { keepDraft } from '../../orders/kept-draft.ts';
import { emptyDraft } from '../../orders/withdrawal-form.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';

/** Two lines with the same lens for both eyes differ only in their values. */
const articlesOf = ({ items }: Order): readonly string[] => [
  ...new Set(
    items.map(({ quantity, title, options }) =>
      [`${quantity} × ${title}`, ...options.map(({ value }) => value)].join(' · '),
    ),
  ),
];

/** Leads to the withdrawal form with the known data filled in. The data is not put into the address. Source: LAW-4. */
export const WithdrawalLink = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('common');
  const { locale, tab } = useServices();
  const { number, customer, billingAddress } = order;
  const name = [billingAddress?.firstName, billingAddress?.lastName].filter(Boolean).join(' ');
  const draft = { ...emptyDraft, number, name, email: customer?.email ?? '' };
  return (
    <PreLink
      className={buttonClass('plain')}
      to={pathTo.withdrawal(locale)}
      onClick={() => keepDraft(tab, { draft, known: articlesOf(order) })}
    >
      {t('pages.withdrawal')}
    </PreLink>
  );
};
