import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { lawFor } from '../../../application/shared/law-for.ts';
import { isNothingToPay } from '../../../domain/checkout/nothing-to-pay.ts';
import { commentProblem, maxComment } from '../../../domain/checkout/order-comment.ts';
import { holdsValues } from '../../../domain/orders/value-retention.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ReorderedNote } from '../../account/orders/ReorderedNote.tsx';
import { CartNotices, useCartBlocked } from '../../cart/notices/CartNotices.tsx';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import card from '../../checkout/Card.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { OrderLimitNotice, useOrderLimit } from '../../checkout/frame/OrderLimitNotice.tsx';
import { SummaryLines } from '../../checkout/frame/SummaryLines.tsx';
import { ApprovedNote } from '../../checkout/payment/ApprovedNote.tsx';
import { ExpressOrder } from '../../checkout/payment/ExpressOrder.tsx';
import { OrderFailure } from '../../checkout/payment/OrderFailure.tsx';
import { PlaceOrder, useOrdering } from '../../checkout/payment/PlaceOrder.tsx';
import { PrescriptionFields } from '../../checkout/payment/PrescriptionFields.tsx';
import { RegularTerms, regularOf } from '../../checkout/payment/RegularTerms.tsx';
import { Review } from '../../checkout/payment/Review.tsx';
import { usePrescription } from '../../checkout/payment/use-prescription.ts';
import { useWays } from '../../checkout/payment/use-ways.ts';
import { StepHead } from '../../checkout/StepHead.tsx';
import { ChosenArrival } from '../../checkout/shipping/Arrival.tsx';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { useAccount } from '../../identity/use-account.ts';
import { FoldedGuarantee } from '../../law/GuaranteeNotice.tsx';
import { LensAdvice } from '../../law/LensAdvice.tsx';
import { Labelled } from '../../shared/elements/Field.tsx';
import { useServices } from '../../shared/services.ts';

/**
 * The last screen: the whole order once more, with the button that places it and obliges to pay right below. Source:
 * CHK-12, CHK-28.
 */
export const ReviewScreen = () => {
  const { t } = useTranslation('checkout');
  const { shop, locale } = useServices();
  const { task } = useCheckout();
  const cart = useCheckoutCart();
  const method = cart.shipments[0]?.method;
  const limit = useOrderLimit(cart);
  const { busy, unanswered: isAsking, press } = useOrdering();
  const notices = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const blocked = useCartBlocked();
  const { desk } = useAccount();
  const isReorder = useSearchParams()[0].get('isReorder') === 'true';

  const isFree = isNothingToPay(cart);
  const { draft, keep, kept, way, isComing } = useWays(!isFree);
  const [isChecked, setChecked] = useState(false);
  const regular = regularOf(cart);
  const asksConsent = regular.some(({ options }) =>
    holdsValues(Object.fromEntries(options.map(({ code, value }) => [code, value]))),
  );
  const [agrees, setAgrees] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
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
    if (!isComing && way) press({ ...wish, way, keeps: draft.keeps === 'yes' && way.alias === undefined });
  };
  const failure = task._tag === 'Failed' ? task : undefined;

  // No payment method is chosen, or the chosen one is no longer available: goes to that step.
  if (!isFree && !isComing && !way) return <Navigate to={pathTo.checkout(locale, 'payment')} replace />;

  /** The part of the page that ends with the order button, wherever the layout places it. */
  const order = (
    <>
      {law.guaranteeNotice && <FoldedGuarantee years={law.guaranteeYears} />}
      {hasLenses && !asked && <LensAdvice law={law} className={card.note} />}
      <CartNotices ref={notices} />
      {limit && <OrderLimitNotice limit={limit} />}
      {failure && <OrderFailure failure={failure.failure} cart={cart} />}
      {regular.length > 0 && (
        <RegularTerms
          cart={cart}
          asks={asksConsent}
          agrees={agrees}
          isMissing={isChecked && asksConsent && !agrees}
          tick={tick}
          onAgree={setAgrees}
        />
      )}
      <PlaceOrder
        cart={cart}
        isFree={isFree}
        busy={busy}
        isAsking={isAsking}
        isComing={!isFree && isComing}
      />
    </>
  );
  const prescription = asked && (
    <PrescriptionFields asked={asked} law={law} isChecked={isChecked} first={prescribed} onChange={keep} />
  );
  const comments = (
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
  );
  const paid = { kept, way: isFree ? undefined : way, isComing: !isFree && isComing };
  const noValidate = asked !== undefined;
  if (isReorder)
    return (
      <form className={card.steps} onSubmit={submit} noValidate={noValidate}>
        <ApprovedNote />
        <ExpressOrder cart={cart} {...paid} told={desk && <ReorderedNote desk={desk} cart={cart} quiet />}>
          {prescription}
          {order}
        </ExpressOrder>
        <section className={card.card} aria-label={t('review.contact')}>
          <Review cart={cart} {...paid} />
          {comments}
        </section>
      </form>
    );
  return (
    <form className={`${card.card} ${card.reach}`} onSubmit={submit} noValidate={noValidate}>
      <StepHead title={t('steps.review')} />
      <ApprovedNote />
      {desk && <ReorderedNote desk={desk} cart={cart} />}
      <Review cart={cart} {...paid} arrival={method && <ChosenArrival method={method} />} />
      {comments}
      {prescription}
      <section>
        <h2 className={card.subtitle}>{t('review.items')}</h2>
        <SummaryLines basket={cart} />
      </section>
      <CartSums basket={cart} />
      {order}
    </form>
  );
};
