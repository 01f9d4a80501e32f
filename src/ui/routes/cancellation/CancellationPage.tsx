import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { CancellationView } from '../../orders/CancellationView.tsx';
import css from '../../orders/order-form.module.css';
import { useCancellation } from '../../orders/use-cancellation.ts';
import { useDeclaration } from '../../orders/use-declaration.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { useServices } from '../../shared/services.ts';

/** Ends a continuing contract without an account: declare it, confirm it, keep the receipt. Source: ACC-5. */
export const CancellationPage = () => {
  const { t } = useTranslation('orders');
  const { shop, locale } = useServices();
  const { step, round, busy, submit } = useCancellation();
  const form = useRef<HTMLFormElement>(null);
  const declared = useDeclaration(form, step._tag, step._tag === 'Form' ? step.problems : undefined, submit);

  return (
    <div className={css.page}>
      <Head
        title={t('cancellation.title')}
        description={t('cancellation.description', { name: shop.name })}
        paths={inEveryLocale((language) => pagePath(language, 'cancellation'))}
      />
      <CancellationView
        key={round}
        step={step}
        busy={busy}
        {...declared}
        action={pagePath(locale, 'cancellation')}
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
