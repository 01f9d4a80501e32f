import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { weighed } from '../../../domain/checkout/shipping.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import choice from '../../checkout/Choice.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { readDraft, writeDraft } from '../../checkout/draft.ts';
import { Missing } from '../../checkout/frame/Missing.tsx';
import { OrderLimitNotice, useOrderLimit } from '../../checkout/frame/OrderLimitNotice.tsx';
import { StepWays } from '../../checkout/frame/StepWays.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { DeliveryNotice } from '../../checkout/shipping/DeliveryNotice.tsx';
import { ShippingChoice } from '../../checkout/shipping/ShippingChoice.tsx';
import { ShippingInfo } from '../../checkout/shipping/ShippingInfo.tsx';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { useStepDone } from '../../checkout/use-step-done.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The third step: how the parcel is sent. Source: CHK-9. */
export const ShippingPage = () => {
  const { t } = useTranslation('checkout');
  const { checkout, locale, tab } = useServices();
  const { task, shippingMethods } = useCheckout();
  const cart = useCheckoutCart();
  const limit = useOrderLimit(cart);
  const navigate = useNavigate();
  const goOn = useCallback(() => void navigate(pathTo.checkout(locale, 'payment')), [navigate, locale]);
  useStepDone('shipping', goOn);

  const hasAddress = cart.shippingAddress !== undefined;
  useEffect(() => {
    if (hasAddress) checkout.loadShippingMethods();
  }, [checkout, hasAddress]);

  const [informed, setInformed] = useState(false);
  const [draft, setDraft] = useState(() => readDraft(tab, cart, 'shipping'));
  const keep = (more: Readonly<Record<string, string>>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    writeDraft(tab, cart, 'shipping', next);
  };
  const methods = weighed(shippingMethods.value ?? []);
  const saved = cart.shipments[0]?.method;
  const wanted = [draft.method, saved].find((key) => methods.some((method) => method.key === key));
  const selected = methods.find(({ key }) => key === wanted) ?? methods[0];
  // Who agrees to one carrier has not agreed to another.
  const announcer = draft.announcer ?? (cart.deliveryNotice && saved ? carrierOf(saved) : '');
  const agreed = selected?.announced && announcer === carrierOf(selected.key);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected && !limit) checkout.chooseShipping(selected.key, agreed);
  };
  const failure = task._tag === 'Failed' && task.step === 'shipping' ? task.failure : undefined;
  const unloaded = shippingMethods._tag === 'Failed' ? shippingMethods.error : undefined;

  return (
    <section className={card.card}>
      <StepHead title={t('shipping.title')} />
      {limit && <OrderLimitNotice limit={limit} />}
      {failure && (
        <Problem title={t('failure.save')} failure={failure}>
          <p>{t('failure.kept')}</p>
        </Problem>
      )}
      {unloaded && (
        <Problem title={t('shipping.failed')} failure={unloaded} onRetry={checkout.loadShippingMethods} />
      )}
      {!hasAddress && <Missing what="address" />}
      {hasAddress && shippingMethods._tag === 'Loading' && methods.length === 0 && (
        <div aria-busy="true">
          <p role="status">{t('shipping.loading')}</p>
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {hasAddress && shippingMethods._tag === 'Ready' && methods.length === 0 && (
        <Problem title={t('shipping.none')} />
      )}
      {hasAddress && methods.length > 0 && (
        <>
          <Button kind="plain" className={card.start ?? ''} onClick={() => setInformed(true)}>
            {t('shippingInfo.open')}
          </Button>
          <ShippingInfo methods={methods} open={informed} onClose={() => setInformed(false)} />
        </>
      )}
      {hasAddress && (
        <form className={card.form} onSubmit={submit}>
          {methods.length > 0 && (
            <fieldset className={choice.choices}>
              <legend className={choice.legend}>{t('shipping.legend')}</legend>
              {methods.map((method) => (
                <ShippingChoice
                  key={method.key}
                  method={method}
                  checked={method === selected}
                  onChoose={() => keep({ method: method.key })}
                />
              ))}
            </fieldset>
          )}
          {selected && agreed !== undefined && (
            <DeliveryNotice
              cart={cart}
              method={selected.key}
              checked={agreed}
              onAnswer={(yes) => keep({ announcer: yes ? carrierOf(selected.key) : '' })}
            />
          )}
          <StepWays next={t('next.payment')} back="address" busy={task._tag === 'Saving'} />
        </form>
      )}
    </section>
  );
};
