import { useTranslation } from 'react-i18next';
import type { OwnAlert } from '../../application/customer/ports/product-alerts.ts';
import { optionCodes } from '../../domain/catalogue/lens/lens-options.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useFormats } from '../cart/use-formats.ts';
import { useKept } from '../identity/use-kept.ts';
import { dotted } from '../shared/dotted.ts';
import { Button } from '../shared/elements/Button.tsx';
import { Whole } from '../shared/elements/Whole.tsx';
import { useServices } from '../shared/services.ts';
import { useOptionWords } from '../shared/use-option-words.ts';
import { AccountProblem } from './AccountProblem.tsx';
import css from './account.module.css';
import type { AccountHolder } from './holder.ts';
import { KeptSection } from './KeptSection.tsx';
import look from './kept.module.css';

/** The product mails that the customer has requested. One click cancels each. Source: STOCK-9. */
export const ProductAlerts = ({ desk }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { alerts } = desk;
  const { kept, task } = useKept(alerts);
  const { day } = useFormats();
  const words = useOptionWords();
  const valuesOf = ({ configuration }: OwnAlert): string =>
    optionCodes
      .flatMap((code) => {
        const value = configuration[code];
        return value === undefined ? [] : [`${words.short(code)}\u00a0${words.value(code, value)}`];
      })
      .join(', ');
  return (
    <KeptSection title={t('alert.title')} kept={kept} onRetry={alerts.load} isPart>
      {(list) => (
        <>
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && <p className={css.saved}>{t('alert.stopped')}</p>}
          </div>
          {list.length === 0 && <p className={look.note}>{t('alert.none')}</p>}
          <ul className={look.list}>
            {list.map((alert) => {
              const name = alert.title ?? alert.productId;
              const values = valuesOf(alert);
              return (
                <li key={alert.id} className={look.entry}>
                  <div>
                    <p className={look.name}>
                      <a href={pathTo.product(locale, alert.productId)}>{name}</a>
                    </p>
                    {values && <p className={look.note}>{values}</p>}
                    <p className={look.note}>
                      {dotted(t(`alert.kind.${alert.kind}`), t('alert.since', { day: day(alert.askedAt) }))}
                    </p>
                    {alert.state === 'waiting' && (
                      <p className={look.note}>
                        <Whole of={alert.email} text={t('alert.waiting', { email: alert.email })} />
                      </p>
                    )}
                    {alert.state === 'over' && <p className={look.note}>{t('alert.over')}</p>}
                  </div>
                  <div className={look.ways}>
                    <Button
                      kind="secondary"
                      busy={task._tag === 'Busy' && task.about === alert.id}
                      onClick={() => alerts.stop(alert.id)}
                      aria-label={t('alert.stopNamed', { name })}
                    >
                      {t('alert.stop')}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </KeptSection>
  );
};
