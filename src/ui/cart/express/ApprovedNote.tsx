import { useSearchParams } from 'react-router';
import { readWallet } from '../../../domain/checkout/express/express-wallet.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './ApprovedNote.module.css';

/** At the last step: that a wallet has approved, and that nothing is ordered yet. Source: EXP-3. */
export const ApprovedNote = () => {
  const { t } = useTranslation(['cart', 'common']);
  const [query] = useSearchParams();
  const wallet = readWallet(query.get('approved') ?? '');
  if (!wallet) return null;
  return (
    <p className={css.note} role="status">
      {t(query.has('more') ? 'cart:express.approvedLess' : 'cart:express.approved', {
        wallet: t(`common:payment.${wallet}`),
      })}
    </p>
  );
};
