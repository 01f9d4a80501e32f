import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isNothingToPay } from '../../../domain/checkout/nothing-to-pay.ts';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { Missing } from '../../checkout/frame/Missing.tsx';
import { OrderLimitNotice, useOrderLimit } from '../../checkout/frame/OrderLimitNotice.tsx';
import { StepWays } from '../../checkout/frame/StepWays.tsx';
import { PartHead } from '../../checkout/PartHead.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { useWays } from '../../checkout/payment/use-ways.ts';
import { WaysToPay } from '../../checkout/payment/WaysToPay.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { SendingPart } from '../../checkout/shipping/SendingPart.tsx';
import { ShippingInfo } from '../../checkout/shipping/ShippingInfo.tsx';
import { useSending } from '../../checkout/shipping/use-sending.ts';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { reviewHash } from '../../checkout/use-screen.ts';
import { useStepDone } from '../../checkout/use-step-done.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';

/** The shipping method and the payment method. `/checkout/payment` opens its second part. Source: CHK-9, CHK-10, CHK-28. */
export const PayingScreen = ({ step }: { readonly step: CheckoutStep }) => {
  const { t } = useTranslation('checkout');
  const { checkout, locale } = useServices();
  const { task } = useCheckout();
  const cart = useCheckoutCart();
  const limit = useOrderLimit(cart);
  const navigate = useNavigate();
  const goOn = useCallback(
    () => void navigate(pathTo.checkout(locale, 'payment') + reviewHash),
    [navigate, locale],
  );
  useStepDone('shipping', goOn);
  useStepDone('payment', goOn);

  const hasAddress = cart.shippingAddress !== undefined;
  const sending = useSending();
  const { selected, agreed } = sending;
  const isFree = isNothingToPay(cart, selected);
  const ways = useWays(hasAddress && !isFree);
  const { methods, way, isComing, keep } = ways;
  const [unchosen, setUnchosen] = useState(false);
  const [informed, setInformed] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!selected || limit) return;
    if (isFree) return checkout.chooseShipping(selected.key, agreed);
    if (isComing) return;
    if (way) return checkout.chooseShipping(selected.key, agreed, way.method);
    setUnchosen(true);
    form.current?.querySelector<HTMLInputElement>('input[name=payment]:not(:disabled)')?.focus();
  };
  const failure = task._tag === 'Failed' ? task : undefined;

  return (
    <section className={card.card}>
      <StepHead title={t('steps.paying')} isHere={step === 'shipping'} />
      {limit && <OrderLimitNotice limit={limit} />}
      {!hasAddress && <Missing what="address" />}
      {hasAddress && (
        <form ref={form} className={`${card.form} ${card.reach}`} onSubmit={submit} noValidate>
          <SendingPart
            sending={sending}
            failure={failure?.name === 'shipping' ? failure.failure : undefined}
            onInform={() => setInformed(true)}
          />
          {/* The lower part renders only after the upper part has loaded, so that nothing moves. */}
          {!sending.isComing && (
            <section className={card.fields}>
              <PartHead title={t('payment.title')} isHere={step === 'payment'} />
              {failure?.name === 'payment' && (
                <Problem title={t('failure.save')} failure={failure.failure} about="payment">
                  <p>{t('failure.kept')}</p>
                </Problem>
              )}
              {isFree && <p className={card.text}>{t('payment.nothing')}</p>}
              {ways.isRegular && !isFree && <p className={card.text}>{t('regular.methods')}</p>}
              {!isFree && ways.unloaded && (
                <Problem
                  title={t('payment.failed')}
                  failure={ways.unloaded}
                  onRetry={checkout.loadPaymentMethods}
                />
              )}
              {!isFree && isComing && (
                <div aria-busy="true" data-coming>
                  <p role="status">{t('payment.loading')}</p>
                  <Skeleton rows={4} shape="box" />
                </div>
              )}
              {!isFree && !isComing && methods.length > 0 && (
                <WaysToPay
                  methods={methods}
                  kept={ways.kept}
                  way={way}
                  gone={ways.gone}
                  unchosen={unchosen}
                  keeps={ways.draft.keeps === 'yes'}
                  onChoose={({ method, alias = '' }) => {
                    setUnchosen(false);
                    keep({ method, alias });
                  }}
                  onKeep={(yes) => keep({ keeps: yes ? 'yes' : '' })}
                />
              )}
            </section>
          )}
          {!sending.isComing && (isFree || !isComing) && (
            <StepWays next={t('next.review')} back="address" busy={task._tag === 'Busy'} />
          )}
        </form>
      )}
      <ShippingInfo methods={sending.methods} open={informed} onClose={() => setInformed(false)} />
    </section>
  );
};
