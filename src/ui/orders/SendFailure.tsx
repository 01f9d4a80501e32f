import type { Failure } from '../../application/shared/failure.ts';
import look from '../shared/elements/problem-box.module.css';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';

/** Why nothing came of it, and what to do. Source: NOTE-7. */
export const SendFailure = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation('orders');
  const { phone } = useServices().shop.contact;
  const text = () => {
    if (failure._tag === 'NotFound') return t('lookup.notFound');
    if (failure._tag === 'Refused') return failure.message ?? t('failure.other', { phone });
    if (failure._tag === 'Unavailable' && failure.message) return failure.message;
    // The other side counts how often somebody tries.
    if (failure._tag === 'Unavailable' && failure.status === 429) return t('failure.tooMany');
    return failure._tag === 'Unreachable' ? t('failure.Unreachable') : t('failure.other', { phone });
  };
  return (
    <div className={look.problem} role="alert">
      <p className={look.title}>
        {t(failure._tag === 'NotFound' ? 'lookup.notFoundTitle' : 'failure.title')}
      </p>
      <p>{text()}</p>
    </div>
  );
};
