import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { PaymentRow } from '../../../domain/checkout/payment-rows.ts';
import { useServices } from '../../shared/services.ts';
import styles from '../Choice.module.css';
import css from './CardRow.module.css';
import { PaymentMark } from './PaymentMark.tsx';
import { useAliasName } from './use-alias-name.ts';
import { usePaymentName } from './use-payment-name.ts';
import { useUnavailable } from './use-unavailable.ts';

/** All cards in one row: the stored ones, then each kind of card for a new one. Source: CHK-27, ACC-7. */
export const CardRow = ({
  row: { aliases, methods },
  way,
  ordered,
  onChoose,
}: {
  readonly row: PaymentRow;
  readonly way: WayToPay | undefined;
  readonly ordered: boolean;
  readonly onChoose: (way: WayToPay) => void;
}) => {
  const { t } = useTranslation('checkout');
  const { shop } = useServices();
  const keptName = useAliasName();
  const nameOf = usePaymentName();
  const whyNot = useUnavailable();
  const id = useId();
  const isKept = aliases.some((alias) => alias.id === way?.alias);
  const isNew = way?.alias === undefined && methods.some(({ code }) => code === way?.method);
  const note = () => {
    if (ordered) return null;
    if (isKept) return t('payment.atOnce');
    return isNew ? t(`payment.${shop.paymentWindow}`) : null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the one of all ways would be read twice.
    <div className={css.cards} role="group" aria-labelledby={id} data-chosen={isKept || isNew || undefined}>
      <p id={id} className={css.title}>
        {t('payment.cards')}
      </p>
      <div className={css.chips}>
        {aliases.map((alias) => (
          <label key={alias.id} className={css.chip}>
            <input
              type="radio"
              name="payment"
              value={alias.id}
              checked={way?.alias === alias.id}
              onChange={() => onChoose({ method: alias.method, alias: alias.id })}
            />
            {keptName(alias)}
          </label>
        ))}
        {methods.map((method) => (
          <label key={method.code} className={css.chip} title={whyNot(method)}>
            <input
              type="radio"
              name="payment"
              value={method.code}
              checked={way?.alias === undefined && way?.method === method.code}
              disabled={method.unavailable !== undefined}
              onChange={() => onChoose({ method: method.code })}
            />
            <span className={css.name}>{nameOf(method.code)}</span>
            <PaymentMark code={method.code} />
          </label>
        ))}
      </div>
      <span className={styles.note}>{note()}</span>
    </div>
  );
};
