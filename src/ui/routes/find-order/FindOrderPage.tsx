import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLookup, type LookupProblem } from '../../../domain/orders/order-lookup.ts';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { FindOrderView, nothingTyped } from '../../orders/FindOrderView.tsx';
import css from '../../orders/order-form.module.css';
import { useGuestDesk } from '../../orders/use-withdrawal.ts';
import { useGo } from '../../shared/address.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { textIn } from '../../shared/form-texts.ts';
import { useServices } from '../../shared/services.ts';

/** Lets a guest look up their order with details that only they know. Source: ORD-3, LAW-5. */
export const FindOrderPage = () => {
  const { t } = useTranslation('orders');
  const { shop, locale, guestDesk } = useServices();
  const { lookup } = useGuestDesk();
  const goToPage = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly LookupProblem[]>([]);

  useEffect(() => {
    if (lookup._tag === 'Done') goToPage(pathTo.thankYou(locale, lookup.value), { replace: true });
  }, [lookup, locale, goToPage]);
  useEffect(() => {
    const wrong = problems[0] && form.current?.elements.namedItem(problems[0].field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problems]);

  return (
    <div className={css.page}>
      <Head
        title={t('lookup.title')}
        description={t('lookup.description', { name: shop.name })}
        paths={inEveryLocale((language) => pathTo.findOrder(language))}
      />
      <FindOrderView
        typed={nothingTyped}
        problems={problems}
        {...(lookup._tag === 'Failed' && problems.length === 0 && { failure: lookup.failure })}
        busy={lookup._tag === 'Sending'}
        ref={form}
        action={pathTo.findOrder(locale)}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const checked = checkLookup({ number: textIn(data, 'number'), email: textIn(data, 'email') });
          setProblems(checked._tag === 'Left' ? checked.left : []);
          if (checked._tag === 'Right') guestDesk.lookUp(checked.right);
        }}
      />
    </div>
  );
};
