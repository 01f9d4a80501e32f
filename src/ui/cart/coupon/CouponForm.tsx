import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLimit } from '../../../application/shared/failure.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CouponForm.module.css';
import { type CouponProblem, problemOfAnswer, problemOfCode } from './coupon-problem.ts';

/** Redeems and removes a coupon. A refused code stays in its field. Source: COUP-1 to COUP-4. */
export const CouponForm = ({ coupon }: { readonly coupon?: string | undefined }) => {
  const { t } = useTranslation(['cart', 'common']);
  const { desk } = useServices();
  const { busy, failure } = useDesk().coupon;
  const textOf = useFailureText('cart');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [ownProblem, setOwnProblem] = useState<CouponProblem>();
  const problem = ownProblem ?? (failure && problemOfAnswer(failure));

  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = problem !== undefined;
  // Opens the form once. It stays open while the code is corrected, until the visitor closes it.
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);

  const said = useRef<HTMLParagraphElement>(null);
  const isSaid = isWrong && !busy;
  // On a phone the message below the field may be covered by the bar at the bottom of the screen.
  useEffect(() => {
    if (isSaid) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSaid]);

  const opener = useRef<HTMLElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The clicked button disappears after success. The focus moves to what replaces it.
  useLayoutEffect(() => {
    if (pressed.current) (coupon ? remover : opener).current?.focus();
    pressed.current = false;
  }, [coupon]);

  const sentenceOf = (found: CouponProblem): string => {
    switch (found._tag) {
      case 'Sentence':
        return found.sentence;
      case 'Words':
        return t(`coupon.${found.error}`);
      case 'Failure':
        return isLimit(found.failure)
          ? textOf(found.failure)
          : `${t('failure.coupon')} ${textOf(found.failure)}`;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = field.current?.value ?? '';
    const wrong = problemOfCode(typed);
    setOwnProblem(wrong);
    if (wrong) return field.current?.focus();
    pressed.current = true;
    desk.applyCoupon(typed);
  };
  const remove = () => {
    if (busy) return;
    pressed.current = true;
    desk.removeCoupon();
  };

  if (coupon)
    return (
      <div className={styles.applied}>
        <p>
          <Whole of={coupon} text={t('coupon.applied', { code: coupon })} />
        </p>
        <button ref={remover} type="button" className={styles.remove} onClick={remove} aria-disabled={busy}>
          <Whole of={coupon} text={t('coupon.remove', { code: coupon })} />
        </button>
      </div>
    );

  return (
    <details ref={details} className={styles.details}>
      <summary ref={opener}>{t('coupon.open')}</summary>
      <form className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
        <label htmlFor={`${id}code`}>{t('coupon.label')}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id={`${id}code`}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}problem` : undefined}
            onInput={() => setOwnProblem(undefined)}
          />
          <button type="submit" className={styles.apply} aria-disabled={busy}>
            {t(busy ? 'coupon.applying' : 'coupon.apply')}
          </button>
        </div>
        <p ref={said} id={`${id}problem`} className={styles.problem} role="alert">
          {isSaid ? sentenceOf(problem) : ''}
        </p>
      </form>
    </details>
  );
};
