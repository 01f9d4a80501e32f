import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import look from '../shared/elements/problem-box.module.css';
import { useFailureText } from '../shared/failure-text.ts';

/** Shows why sending failed, and what to do. Source: NOTE-7. */
export const SendFailure = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation('orders');
  const textOf = useFailureText('orders');
  return (
    <div className={look.problem} role="alert">
      <p className={look.title}>
        {t(failure._tag === 'NotFound' ? 'lookup.notFoundTitle' : 'failure.title')}
      </p>
      <p>{failure._tag === 'NotFound' ? t('lookup.notFound') : textOf(failure)}</p>
    </div>
  );
};
