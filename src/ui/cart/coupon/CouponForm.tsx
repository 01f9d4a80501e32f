import { type FormEvent, useId, useRef, useState } from 'react';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useDesk } from '../use-desk.ts';
import styles from './CouponForm.module.css';
import { type CouponProblem, problemOfAnswer, problemOfCode } from './coupon-problem.ts';

/** Redeems a coupon, keeps a refused code in its field, takes a coupon off again. Source: COUP-1 to COUP-4. */
export const CouponForm = ({ coupon }: { readonly coupon?: string | undefined }) => {
  const { t } = useTranslation(['cart', 'common']);
  const { desk } = useServices();
  const { busy, failure } = useDesk().coupon;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [ownProblem, setOwnProblem] = useState<CouponProblem>();
  const problem = ownProblem ?? (failure && problemOfAnswer(failure));

  const sentenceOf = (said: CouponProblem): string => {
    switch (said._tag) {
      case 'Sentence':
        return said.sentence;
      case 'Words':
        return t(`coupon.${said.error}`);
      case 'Failure':
        return `${t('failure.coupon')} ${t(`failure.${said.failure._tag}`)}`;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = field.current?.value ?? '';
    const wrong = problemOfCode(typed);
    setOwnProblem(wrong);
    if (!wrong) return desk.applyCoupon(typed);
    field.current?.focus();
  };

  if (coupon)
    return (
      <div className={styles.applied}>
        <p role="status">{t('coupon.applied', { code: coupon })}</p>
        <button type="button" className={styles.remove} onClick={desk.removeCoupon} disabled={busy}>
          {t('coupon.remove', { code: coupon })}
        </button>
      </div>
    );

  return (
    <details className={styles.details} open={problem !== undefined || undefined}>
      <summary>{t('coupon.open')}</summary>
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
        <p id={`${id}problem`} className={styles.problem} role="alert">
          {problem && !busy ? sentenceOf(problem) : ''}
        </p>
      </form>
    </details>
  );
};
