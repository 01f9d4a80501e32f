import { useTranslation } from 'react-i18next';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import css from '../../orders/order-form.module.css';
import { useDeclaration } from '../../orders/use-declaration.ts';
import { useWithdrawal } from '../../orders/use-withdrawal.ts';
import { WithdrawalView } from '../../orders/WithdrawalView.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { useServices } from '../../shared/services.ts';

/** Withdraws from a contract without an account: declare it, confirm it, keep the receipt. Source: LAW-4. */
export const WithdrawalPage = () => {
  const { t } = useTranslation('orders');
  const { shop, locale } = useServices();
  const { step, known, round, busy, form, keep, submit } = useWithdrawal();
  const declared = useDeclaration(form, step._tag, step._tag === 'Form' ? step.problems : undefined, submit);

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
        {...declared}
        action={pathTo.withdrawal(locale)}
        onInput={keep}
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
