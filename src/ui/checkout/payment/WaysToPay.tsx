import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import { takesAlias } from '../../../domain/checkout/payment-code.ts';
import { paymentRows } from '../../../domain/checkout/payment-rows.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import { AliasChoice } from './AliasChoice.tsx';
import { CardRow } from './CardRow.tsx';
import { MethodGone } from './MethodGone.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { KeptWays } from './use-aliases.ts';

/**
 * The choice of a payment method: cards in one row, each other method in a row of its own, and whether to store a new
 * one. Source: CHK-10, CHK-27, ACC-7.
 */
export const WaysToPay = ({
  methods,
  kept,
  way,
  gone,
  unchosen,
  keeps,
  ordered = false,
  onChoose,
  onKeep,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly kept: KeptWays;
  readonly way: WayToPay | undefined;
  /** The method that was chosen before and is unavailable now. */
  readonly gone: PaymentMethod | undefined;
  /** The shopper tried to go on without a choice. */
  readonly unchosen: boolean;
  readonly keeps: boolean;
  /** The order exists already and only has to be paid. */
  readonly ordered?: boolean;
  readonly onChoose: (way: WayToPay) => void;
  readonly onKeep: (keeps: boolean) => void;
}) => {
  const { t } = useTranslation('checkout');
  const canKeep = kept.isCustomer && way !== undefined && way.alias === undefined && takesAlias(way.method);
  return (
    <fieldset className={choice.choices} aria-describedby={unchosen ? 'payment-problem' : undefined}>
      {ordered ? (
        <legend className={choice.legend}>{t('payAgain.legend')}</legend>
      ) : (
        <legend className={choice.said}>
          <VisuallyHidden>{t('payment.legend')}</VisuallyHidden>
        </legend>
      )}
      {gone && gone.code !== way?.method && <MethodGone method={gone} />}
      {kept.isFailed && <p className={choice.note}>{t('payment.keptFailed')}</p>}
      {paymentRows(methods, kept.aliases).map((row) =>
        row.isCards ? (
          <CardRow key="cards" row={row} way={way} ordered={ordered} onChoose={onChoose} />
        ) : (
          <Fragment key={row.methods[0]?.code}>
            {row.aliases.map((alias) => (
              <AliasChoice
                key={alias.id}
                alias={alias}
                checked={way?.alias === alias.id}
                ordered={ordered}
                onChoose={() => onChoose({ method: alias.method, alias: alias.id })}
              />
            ))}
            {row.methods.map((method) => (
              <PaymentChoice
                key={method.code}
                method={method}
                checked={way?.alias === undefined && way?.method === method.code}
                ordered={ordered}
                onChoose={() => onChoose({ method: method.code })}
              />
            ))}
          </Fragment>
        ),
      )}
      {canKeep && (
        <label className={card.tick}>
          <input
            type="checkbox"
            checked={keeps}
            onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
          />
          <span>
            {t('payment.keep')} <span className={choice.note}>{t('payment.keepNote')}</span>
          </span>
        </label>
      )}
      {unchosen && !way && (
        <p id="payment-problem" className={choice.error} role="alert">
          {t('invalid.payment')}
        </p>
      )}
    </fieldset>
  );
};
