import type { Failure } from '../../../application/shared/failure.ts';
import { canRetry } from '../../../application/shared/failure.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Problem } from '../Problem.tsx';
import { refusedLines } from './refused-lines.ts';

/** Why there is no order yet, and what to do. Nothing that was typed is lost. Source: CHK-12, CHK-18. */
export const OrderFailure = ({ failure, cart }: { readonly failure: Failure; readonly cart: Cart }) => {
  const { t } = useTranslation(['checkout', 'common']);
  const { locale } = useServices();
  const lines = refusedLines(failure, cart);
  if (lines.length > 0)
    return (
      <Problem title={t('failure.stock')}>
        <ul>
          {lines.map(({ item, sentence }) => (
            <li key={item.id}>
              {sentence ? t('common:named', { name: item.title, text: sentence }) : item.title}
            </li>
          ))}
        </ul>
        <PreLink className={buttonClass('secondary')} to={pathTo.cart(locale)}>
          {t('failure.stockAction')}
        </PreLink>
      </Problem>
    );
  return (
    <Problem title={t('failure.order')} failure={failure}>
      {canRetry(failure) && <p>{t('failure.orderSafe')}</p>}
      <p>{t('failure.kept')}</p>
    </Problem>
  );
};
