import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../domain/shared/wall-clock.ts';
import { Button } from '../shared/elements/Button.tsx';
import { Fact } from '../shared/elements/Fact.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import { useServices } from '../shared/services.ts';
import css from './order-form.module.css';

/**
 * The form for a declaration to the shop without an account, in steps. It is the same with and without scripts; without
 * scripts the form is posted. `above` is shown above the form; a `receipt` replaces it.
 */
export const Declaration = ({
  title,
  heading,
  above,
  receipt,
  children,
  ...form
}: {
  readonly title: string;
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  readonly above?: ReactNode;
  readonly receipt?: ReactNode;
} & Omit<ComponentProps<'form'>, 'title'>) => (
  <>
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
    {receipt ?? (
      <>
        {above}
        <form method="post" noValidate className={css.form} {...form}>
          {children}
        </form>
      </>
    )}
  </>
);

/** The button that ends the first step. The next step shows the input once more before it is sent. */
export const CheckWay = () => {
  const { t } = useTranslation('orders');
  return (
    <div className={css.ways}>
      <Button type="submit" name="step" value="check">
        {t('withdrawal.check')}
      </Button>
    </div>
  );
};

/** The buttons of the second step: send `kept`, or go back to edit it. */
export const ConfirmWays = ({
  kept,
  label,
  busy,
}: {
  /** The fields of the first step, which a page without scripts must send again. */
  readonly kept: Readonly<Record<string, string>>;
  readonly label: string;
  readonly busy: boolean;
}) => {
  const { t } = useTranslation('orders');
  return (
    <>
      {Object.entries(kept).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={css.ways}>
        <Button type="submit" name="step" value="confirm" busy={busy}>
          {busy ? t('withdrawal.sending') : label}
        </Button>
        <Button type="submit" name="step" value="edit" kind="plain" busy={busy}>
          {t('withdrawal.edit')}
        </Button>
      </div>
    </>
  );
};

/** The receipt on screen. `facts` gets what the receipt adds to the declaration: its number, and when it was received. */
export const DeclarationReceipt = ({
  receipt: { receipt, receivedAt, email },
  facts,
}: {
  readonly receipt: { readonly receipt: string; readonly receivedAt: string; readonly email: string };
  readonly facts: (added: ReactNode) => ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const at = wallClock(receivedAt, useServices().clock.zone);
  return (
    <>
      <p className={css.lead}>
        <Whole of={email} text={t('withdrawal.doneText', { at, email })} />
      </p>
      <div className={css.form}>
        {facts(
          <>
            <Fact name={t('withdrawal.receipt')}>{receipt}</Fact>
            <Fact name={t('withdrawal.received')}>{at}</Fact>
          </>,
        )}
      </div>
    </>
  );
};
