import { type FormEvent, useEffect, useRef } from 'react';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import css from '../../orders/order-form.module.css';
import { useWithdrawal } from '../../orders/use-withdrawal.ts';
import { WithdrawalView } from '../../orders/WithdrawalView.tsx';
import { Button } from '../../shared/Button.tsx';
import { Head } from '../../shared/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const pressed = ({ nativeEvent }: FormEvent): string => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
};

/** Withdraw from a contract, without an account: say it, confirm it, keep the receipt. Source: LAW-4. */
export const WithdrawalPage = () => {
  const { t } = useTranslation('orders');
  const { shop, locale } = useServices();
  const { step, known, round, busy, form, keep, submit } = useWithdrawal();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step._tag);
  const problems = step._tag === 'Form' ? step.problems : undefined;

  useEffect(() => {
    if (shown.current !== step._tag) heading.current?.focus();
    shown.current = step._tag;
  }, [step._tag]);
  useEffect(() => {
    const wrong = problems?.[0] && form.current?.elements.namedItem(problems[0].field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problems, form]);

  return (
    <div className={css.page}>
      <Head
        title={t('withdrawal.title')}
        description={t('withdrawal.description', { name: shop.name })}
        paths={inEveryLocale((language) => pathTo.withdrawal(language))}
      />
      <WithdrawalView
        key={round}
        step={step}
        known={known}
        busy={busy}
        heading={heading}
        ref={form}
        action={pathTo.withdrawal(locale)}
        onInput={keep}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget), pressed(event));
        }}
      >
        <div className={css.ways}>
          <Button kind="secondary" onClick={() => window.print()}>
            {t('withdrawal.print')}
          </Button>
        </div>
      </WithdrawalView>
    </div>
  );
};
