import { type FormEvent, useEffect, useRef } from 'react';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CancellationView } from '../../orders/CancellationView.tsx';
import css from '../../orders/order-form.module.css';
import { useCancellation } from '../../orders/use-cancellation.ts';
import { Button } from '../../shared/Button.tsx';
import { Head } from '../../shared/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const pressed = ({ nativeEvent }: FormEvent): string => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
};

/** End a contract that goes on, without an account: say it, confirm it, keep the receipt. Source: ACC-5. */
export const CancellationPage = () => {
  const { t } = useTranslation('orders');
  const { shop, locale } = useServices();
  const { step, round, busy, submit } = useCancellation();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step._tag);
  const problems = step._tag === 'Form' ? step.problems : undefined;

  useEffect(() => {
    if (shown.current !== step._tag) heading.current?.focus();
    shown.current = step._tag;
  }, [step._tag]);
  useEffect(() => {
    const wrong = problems?.[0] && form.current?.elements.namedItem(problems[0].field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problems]);

  return (
    <div className={css.page}>
      <Head
        title={t('cancellation.title')}
        description={t('cancellation.description', { name: shop.name })}
        paths={inEveryLocale((language) => pathTo.content(language, 'cancellation'))}
      />
      <CancellationView
        key={round}
        step={step}
        busy={busy}
        heading={heading}
        ref={form}
        action={pathTo.content(locale, 'cancellation')}
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
      </CancellationView>
    </div>
  );
};
