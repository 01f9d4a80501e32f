import { type FormEvent, useEffect, useState } from 'react';
import { openProviderPage } from '../../../application/checkout/open-provider-page.ts';
import type { OrderView } from '../../../application/orders/order-session.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import { Problem } from '../Problem.tsx';
import { MethodGone } from '../payment/MethodGone.tsx';
import { PaymentChoice } from '../payment/PaymentChoice.tsx';
import { useWallets } from '../payment/use-wallets.ts';

/** Offers to pay for an order that is not paid yet, by the same way or another one that pays at once. */
export const PayAgain = ({ order, view }: { readonly order: Order; readonly view: OrderView }) => {
  const { t } = useTranslation('checkout');
  const { shop, locale, order: session, providerWindow } = useServices();
  const { money } = useFormats();
  const available = useWallets();
  const used = order.payment?.method ?? order.paymentMethod;
  const online: readonly string[] = shop.marks.payment.filter((code) => code !== 'invoice');
  const codes = used && used !== 'invoice' && !online.includes(used) ? [used, ...online] : online;
  const all = codes.map((code) => available({ code }));
  const methods = all.filter(({ unavailable }) => !unavailable);
  const gone = all.find(({ code, unavailable }) => code === used && unavailable);
  const [chosen, setChosen] = useState(used);
  const selected = methods.find(({ code }) => code === chosen)?.code ?? methods[0]?.code;

  const { redirect } = view;
  useEffect(() => {
    return redirect && openProviderPage(providerWindow, shop.paymentWindow, redirect, session.refresh);
  }, [redirect, providerWindow, shop.paymentWindow, session]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected) session.payAgain({ method: selected, returnPath: pathTo.thankYou(locale, order.token) });
  };
  return (
    <form className={card.form} onSubmit={submit}>
      {gone && <MethodGone method={gone} />}
      <fieldset className={choice.choices}>
        <legend className={choice.legend}>{t('payAgain.legend')}</legend>
        {methods.map((method) => (
          <PaymentChoice
            key={method.code}
            method={method}
            checked={method.code === selected}
            ordered
            onChoose={() => setChosen(method.code)}
          />
        ))}
      </fieldset>
      {view.retryFailure && <Problem title={t('payAgain.failed')} failure={view.retryFailure} />}
      <div className={card.ways}>
        <Button type="submit" className={card.next} busy={view.retrying || redirect !== undefined}>
          {t('payAgain.button', { amount: money(order.total) })}
        </Button>
      </div>
    </form>
  );
};
