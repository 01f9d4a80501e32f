import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../../application/orders/order-session.ts';
import { type ChosenWay, wayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { Problem } from '../Problem.tsx';
import { type KeptWays, useAliases } from '../payment/use-aliases.ts';
import { useWallets } from '../payment/use-wallets.ts';
import { WaysToPay } from '../payment/WaysToPay.tsx';
import { useProviderPage } from '../use-provider-page.ts';

/** Returns the customer's stored payment methods. Empty for a guest's order, or if another customer is signed in. */
const useKeptOf = ({ customer }: Order): KeptWays => {
  const kept = useAliases();
  const visitor = useAccount().customer;
  const isOwn = visitor !== undefined && customer?.accountId === visitor.accountId;
  return isOwn ? kept : { ...kept, aliases: [], isFailed: false, isCustomer: false };
};

/**
 * Offers to pay an unpaid order: by the same method, by another one that pays at once, or by a stored one. Source:
 * CHK-11, ACC-7.
 */
export const PayAgain = ({ order, view }: { readonly order: Order; readonly view: OrderView }) => {
  const { t } = useTranslation('checkout');
  const { shop, locale, order: session } = useServices();
  const { money } = useFormats();
  const available = useWallets();
  const kept = useKeptOf(order);
  const used = order.payment?.method ?? order.paymentMethod;
  // The method that pays the first order of a subscription has to be chargeable for the next ones too.
  const pays = (code: string) => order.subscription === undefined || isRepeatable(code);
  const online: readonly string[] = shop.marks.payment.filter((code) => code !== 'invoice' && pays(code));
  const codes = used && used !== 'invoice' && !online.includes(used) ? [used, ...online] : online;
  const all = codes.map((code) => available({ code }));
  const methods = all.filter(({ unavailable }) => !unavailable);
  const gone = all.find(({ code, unavailable }) => code === used && unavailable);
  const [chosen, setChosen] = useState<ChosenWay>({});
  const [keeps, setKeeps] = useState(false);
  const [first] = methods;
  const way =
    wayToPay(chosen, used, methods, kept.aliases) ?? (gone || !first ? undefined : { method: first.code });

  const { redirect } = view;
  const refresh = useCallback(() => session.refresh(), [session]);
  useProviderPage(redirect, refresh);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!way) return;
    const returnPath = pathTo.thankYou(locale, order.token);
    session.payAgain({ way, keeps: keeps && way.alias === undefined, returnPath });
  };
  return (
    <form className={card.form} onSubmit={submit}>
      <WaysToPay
        methods={methods}
        kept={kept}
        way={way}
        gone={gone}
        unchosen={false}
        keeps={keeps}
        ordered
        onChoose={setChosen}
        onKeep={setKeeps}
      />
      {view.retryFailure && (
        <Problem title={t('payAgain.failed')} failure={view.retryFailure} about="payment" />
      )}
      <div className={card.ways}>
        <Button type="submit" className={card.next} busy={view.retrying || redirect !== undefined}>
          {t('payAgain.button', { amount: money(order.total) })}
        </Button>
      </div>
    </form>
  );
};
