import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { expressEnds } from '../../../domain/checkout/express/express-end.ts';
import box from '../../shared/elements/problem-box.module.css';

/**
 * Shows why a wallet payment led back to the cart. It reads only a parameter of the address, so it shows before any
 * script has loaded. Source: EXP-4, EXP-5.
 */
export const ExpressNote = () => {
  const { t } = useTranslation('cart');
  const [query] = useSearchParams();
  const end = expressEnds.find((one) => one === query.get('express'));
  if (!end) return null;
  return (
    <div className={box.problem} role="alert">
      <p className={box.title}>{t('express.failed')}</p>
      <p>{t(`express.end.${end}`)}</p>
    </div>
  );
};
