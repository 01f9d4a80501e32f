import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { takesAlias } from '../../../domain/checkout/payment-code.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { PaymentMark } from '../../checkout/payment/PaymentMark.tsx';
import { useAliasName } from '../../checkout/payment/use-alias-name.ts';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';
import { NothingYet } from '../NothingYet.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import own from './payment.module.css';

/** The stored cards and wallets of a customer. Each can be deleted. Source: ACC-7. */
export const PaymentAliases = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale, shop } = useServices();
  const { aliases } = desk;
  const { kept, task } = useKept(aliases);
  const nameOf = useAliasName();
  const { day } = useFormats();
  const [leaving, setLeaving] = useState<PaymentAlias>();
  return (
    <KeptSection title={t('aliases.title')} text={t('aliases.text')} kept={kept} onRetry={aliases.load} wide>
      {(list) => (
        <>
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && <p className={css.saved}>{t('aliases.removed')}</p>}
          </div>
          {list.length === 0 && (
            <div className={own.none}>
              <PaymentCard />
              <div>
                <p className={own.marks}>
                  {shop.marks.payment.filter(takesAlias).map((code) => (
                    <PaymentMark key={code} code={code} />
                  ))}
                </p>
                <NothingYet text={t('aliases.none')} way={t('toShop')} to={pathTo.home(locale)} />
              </div>
            </div>
          )}
          <ul className={look.list}>
            {list.map((alias) => (
              <li key={alias.id} className={`${look.entry} ${own.way}`}>
                <PaymentCard alias={alias} />
                <div>
                  <p className={own.name}>{nameOf(alias)}</p>
                  <p className={look.note}>{t('aliases.paidOn', { day: day(alias.paidAt) })}</p>
                  {alias.lastPaidWith && list.length > 1 && <p className={look.badge}>{t('aliases.last')}</p>}
                </div>
                <Button
                  kind="plain"
                  busy={task._tag === 'Busy' && task.about === alias.id}
                  onClick={() => setLeaving(alias)}
                  aria-label={t('aliases.removeOf', { name: nameOf(alias) })}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
          <ConfirmDialog
            open={leaving !== undefined}
            title={t('aliases.removeTitle')}
            onCancel={() => setLeaving(undefined)}
            onConfirm={() => {
              if (leaving) aliases.remove(leaving.id);
              setLeaving(undefined);
            }}
          >
            {leaving && (
              <p className={card.text}>
                <strong>{nameOf(leaving)}</strong>
                <br />
                {t('aliases.removeText')}
                {shop.features.subscriptions && ` ${t('aliases.removeSubscriptions')}`}
              </p>
            )}
          </ConfirmDialog>
        </>
      )}
    </KeptSection>
  );
};
