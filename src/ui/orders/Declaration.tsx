import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../domain/shared/wall-clock.ts';
import { Button } from '../shared/elements/Button.tsx';
import { Fact } from '../shared/elements/Fact.tsx';
import { useServices } from '../shared/services.ts';
import css from './order-form.module.css';

/**
 * What somebody declares to the shop without an account, step by step, the same with and without scripts: without them
 * the form is posted. `above` stands over the form; a `receipt` takes its place.
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

/** Ends the first step: what was typed is shown once more before it counts. */
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

/** Ends the second step: sends `kept`, or leads back to it. */
export const ConfirmWays = ({
  kept,
  label,
  busy,
}: {
  /** The fields of the first step, which a page without scripts has to send again. */
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
        <Button type="submit" name="step" value="edit" kind="plain">
          {t('withdrawal.edit')}
        </Button>
      </div>
    </>
  );
};

/** The receipt on screen. `facts` is given what the receipt adds to what was declared: its number, and when it came. */
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
      <p className={css.lead}>{t('withdrawal.doneText', { at, email })}</p>
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
