import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readWallet } from '../../../domain/checkout/express/express-wallet.ts';
import css from './ApprovedNote.module.css';

/**
 * Says after a return from a wallet that it has approved the payment, and that nothing is ordered yet. `lacks`: the
 * step asks for data that the wallet did not provide. Source: EXP-3.
 */
export const ApprovedNote = ({ lacks = false }: { readonly lacks?: boolean }) => {
  const { t } = useTranslation(['cart', 'common']);
  const [query] = useSearchParams();
  const wallet = readWallet(query.get('approved') ?? '');
  if (!wallet) return null;
  const said = query.has('more') ? 'approvedLess' : 'approved';
  return (
    <p className={css.note} role="status">
      {t(`cart:express.${lacks ? 'approvedBill' : said}`, { wallet: t(`common:payment.${wallet}`) })}
    </p>
  );
};
