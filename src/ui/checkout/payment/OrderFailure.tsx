import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import { canRetry } from '../../../application/shared/failure.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { missingSteps } from '../../../domain/checkout/missing-steps.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useDesk } from '../../cart/use-desk.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { Missing } from '../frame/Missing.tsx';
import { Problem } from '../Problem.tsx';
import { refusedLines } from './refused-lines.ts';

/** Why the order was not placed, and what to do. All typed values are kept. Source: CHK-12, CHK-18. */
export const OrderFailure = ({ failure, cart }: { readonly failure: Failure; readonly cart: Cart }) => {
  const { t } = useTranslation(['checkout', 'common']);
  const { locale } = useServices();
  const { money } = useFormats();
  const { obstacles } = useDesk().check;
  // The answer numbers the lines of the cart that was sent. The cart changes while the shopper corrects it.
  const [refused] = useState(() => refusedLines(failure, cart));
  const lines = refused.filter(({ item }) =>
    cart.items.some(({ id, quantity }) => id === item.id && quantity === item.quantity),
  );
  /** Leaves out lines whose problem the cart itself already shows. */
  const unnamed = lines.filter((line) => obstacles.every(({ item }) => item.id !== line.item.id));
  if (lines.length > 0)
    return (
      <Problem title={t('failure.stock')}>
        {unnamed.length > 0 && (
          <ul>
            {unnamed.map(({ item, sentence }) => (
              <li key={item.id}>
                {sentence ? t('common:named', { name: item.title, text: sentence }) : item.title}
              </li>
            ))}
          </ul>
        )}
        <PreLink className={buttonClass('secondary')} to={pathTo.cart(locale)}>
          {t('failure.stockAction')}
        </PreLink>
      </Problem>
    );
  if (refused.length > 0) return null;
  if (failure._tag === 'Refused' && failure.code === 'cart.changed')
    return (
      <Problem title={t('failure.changed')}>
        <p>{t('failure.changedTo', { total: money(cart.total) })}</p>
        <p>{t('failure.kept')}</p>
      </Problem>
    );
  const steps = failure._tag === 'Refused' ? missingSteps(failure.violations) : [];
  if (steps.length > 0)
    return (
      <Problem title={t('failure.order')}>
        {steps.map((step) => (
          <Missing key={step} what={step} />
        ))}
      </Problem>
    );
  return (
    <Problem title={t('failure.order')} failure={failure}>
      {canRetry(failure) && <p>{t('failure.orderSafe')}</p>}
      <p>{t('failure.kept')}</p>
    </Problem>
  );
};
