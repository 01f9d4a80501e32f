import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lawFor } from '../../../application/shared/law-for.ts';
import { commentProblem, maxComment } from '../../../domain/checkout/order-comment.ts';
import { wayToPay } from '../../../domain/checkout/payment-alias.ts';
import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import { holdsValues } from '../../../domain/orders/value-retention.ts';
import { ReorderedNote } from '../../account/orders/ReorderedNote.tsx';
import { CartNotices, useCartBlocked } from '../../cart/notices/CartNotices.tsx';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import card from '../../checkout/Card.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { readDraft, writeDraft } from '../../checkout/draft.ts';
import { Missing } from '../../checkout/frame/Missing.tsx';
import { OrderLimitNotice, useOrderLimit } from '../../checkout/frame/OrderLimitNotice.tsx';
import { SummaryLines } from '../../checkout/frame/SummaryLines.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { ExpressOrder } from '../../checkout/payment/ExpressOrder.tsx';
import { OrderFailure } from '../../checkout/payment/OrderFailure.tsx';
import { PlaceOrder } from '../../checkout/payment/PlaceOrder.tsx';
import { PrescriptionFields } from '../../checkout/payment/PrescriptionFields.tsx';
import { RegularTerms, regularOf } from '../../checkout/payment/RegularTerms.tsx';
import { Review } from '../../checkout/payment/Review.tsx';
import { useAliases } from '../../checkout/payment/use-aliases.ts';
import { useOrdering } from '../../checkout/payment/use-ordering.ts';
import { usePrescription } from '../../checkout/payment/use-prescription.ts';
import { useWallets } from '../../checkout/payment/use-wallets.ts';
import { WaysToPay } from '../../checkout/payment/WaysToPay.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { useAccount } from '../../identity/use-account.ts';
import { FoldedGuarantee } from '../../law/GuaranteeNotice.tsx';
import { LensAdvice } from '../../law/LensAdvice.tsx';
import { Labelled } from '../../shared/elements/Field.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The last step: how to pay, everything once more, and the button that obliges to pay. Source: CHK-10, CHK-12. */
export const PaymentPage = () => {
  const { t } = useTranslation('checkout');
  const { checkout, tab, shop } = useServices();
  const { task, paymentMethods } = useCheckout();
  const cart = useCheckoutCart();
  const limit = useOrderLimit(cart);
  const available = useWallets();
  const { busy, unanswered: isAsking, press } = useOrdering();
  const form = useRef<HTMLFormElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const blocked = useCartBlocked();
  const { desk } = useAccount();
  const isReorder = useSearchParams()[0].get('isReorder') === 'true';

  const isFree = cart.checkoutState === 'payment_skipped' || cart.total.minor === 0;
  const sent = cart.shipments.some(({ method }) => method !== undefined);
  useEffect(() => {
    if (sent && !isFree) checkout.loadPaymentMethods();
  }, [checkout, sent, isFree]);

  const [draft, setDraft] = useState(() => readDraft(tab, cart, 'payment'));
  const [unchosen, setUnchosen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const keep = (more: Readonly<Record<string, string>>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    writeDraft(tab, cart, 'payment', next);
  };
  const regular = regularOf(cart);
  const isRegular = regular.length > 0;
  const asksConsent = regular.some(({ options }) =>
    holdsValues(Object.fromEntries(options.map(({ code, value }) => [code, value]))),
  );
  const [agrees, setAgrees] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const methods = (paymentMethods.value ?? [])
    .map(available)
    .filter(({ code, unavailable }) => unavailable !== 'not_offered' && (!isRegular || isRepeatable(code)));
  const kept = useAliases();
  const wanted = draft.method ?? cart.paymentMethod;
  const gone = methods.find(({ code, unavailable }) => code === wanted && unavailable);
  const way = wayToPay(draft, cart.paymentMethod, methods, kept.aliases);
  const keeps = draft.keeps === 'yes';
  const isComing = methods.length === 0 ? paymentMethods._tag === 'Loading' : kept.isPending;
  const comment = draft.comment ?? cart.comment ?? '';
  const wrong = commentProblem(comment);
  const law = lawFor(shop, cart.shippingAddress?.countryCode);
  const hasLenses = cart.items.some(({ category }) => category === 'lens');

  const asked = usePrescription(cart, draft);
  const prescribed = useRef<HTMLElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (limit) return;
    if (asked && !asked.facts) {
      setChecked(true);
      const at = asked.issue === undefined ? 1 : 0;
      return prescribed.current?.querySelectorAll('input')[at]?.focus();
    }
    if (asksConsent && !agrees) {
      setChecked(true);
      return tick.current?.focus();
    }
    const wish = { comment, prescription: asked?.facts, ...(asksConsent && { agrees }) };
    if (wrong) {
      setChecked(true);
      return note.current?.focus();
    }
    if (blocked) return notices.current?.focus();
    if (isFree) return press({ ...wish, way: undefined, keeps: false });
    if (isComing) return;
    if (way) return press({ ...wish, way, keeps: keeps && way.alias === undefined });
    setUnchosen(true);
    form.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)')?.focus();
  };
  const failure = task._tag === 'Failed' ? task : undefined;
  const unloaded = paymentMethods._tag === 'Failed' ? paymentMethods.error : undefined;

  if (!sent)
    return (
      <section className={card.card}>
        <StepHead title={t('payment.title')} />
        <Missing what="shipping" />
      </section>
    );
  /** All that an order is ends with its button, wherever that stands. */
  const order = (
    <>
      {law.guaranteeNotice && <FoldedGuarantee years={law.guaranteeYears} />}
      {hasLenses && !asked && <LensAdvice law={law} className={card.note} />}
      <CartNotices ref={notices} />
      {limit && <OrderLimitNotice limit={limit} />}
      {failure && <OrderFailure failure={failure.failure} cart={cart} />}
      {isRegular && (
        <RegularTerms
          cart={cart}
          asks={asksConsent}
          agrees={agrees}
          isMissing={isChecked && asksConsent && !agrees}
          tick={tick}
          onAgree={setAgrees}
        />
      )}
      <PlaceOrder cart={cart} isFree={isFree} busy={busy} isAsking={isAsking} />
    </>
  );
  const prescription = asked && (
    <PrescriptionFields asked={asked} law={law} isChecked={isChecked} first={prescribed} onChange={keep} />
  );
  const isExpress = isReorder && (isFree || isComing || way !== undefined);
  return (
    <form ref={form} className={card.steps} onSubmit={submit} noValidate={asked !== undefined}>
      {isExpress && (
        <ExpressOrder
          cart={cart}
          way={isFree ? undefined : way}
          isComing={!isFree && isComing}
          kept={kept}
          waysId="ways"
          told={desk && <ReorderedNote desk={desk} cart={cart} quiet />}
        >
          {prescription}
          {order}
        </ExpressOrder>
      )}
      {!isExpress && desk && <ReorderedNote desk={desk} cart={cart} />}
      <section id="ways" className={card.card}>
        {isExpress ? (
          <h2 className={card.title}>{t('payment.title')}</h2>
        ) : (
          <StepHead title={t('payment.title')} />
        )}
        {isFree && <p className={card.text}>{t('payment.nothing')}</p>}
        {unloaded && (
          <Problem title={t('payment.failed')} failure={unloaded} onRetry={checkout.loadPaymentMethods} />
        )}
        {!isFree && isComing && (
          <div aria-busy="true">
            <p role="status">{t('payment.loading')}</p>
            <Skeleton rows={4} shape="box" />
          </div>
        )}
        {isRegular && !isFree && <p className={card.text}>{t('regular.methods')}</p>}
        {!isFree && !isComing && methods.length > 0 && (
          <WaysToPay
            methods={methods}
            kept={kept}
            way={way}
            gone={gone}
            unchosen={unchosen}
            keeps={keeps}
            onChoose={({ method, alias = '' }) => {
              setUnchosen(false);
              keep({ method, alias });
            }}
            onKeep={(yes) => keep({ keeps: yes ? 'yes' : '' })}
          />
        )}
        <Labelled
          label={t('field.comment')}
          hint={t('hint.comment')}
          error={isChecked && wrong && t(`invalid.${wrong}`, { max: maxComment })}
          optional
        >
          {(parts) => (
            <textarea
              ref={note}
              {...parts}
              rows={3}
              maxLength={maxComment}
              value={comment}
              onChange={(event) => keep({ comment: event.currentTarget.value })}
            />
          )}
        </Labelled>
      </section>
      {!isExpress && prescription}
      <section className={card.card} aria-labelledby="review">
        <h2 id="review" className={card.title}>
          {t('review.title')}
        </h2>
        <Review cart={cart} />
        {!isExpress && (
          <>
            <div>
              <h3 className={card.subtitle}>{t('review.items')}</h3>
              <SummaryLines basket={cart} />
            </div>
            <CartSums basket={cart} />
            {order}
          </>
        )}
      </section>
    </form>
  );
};
