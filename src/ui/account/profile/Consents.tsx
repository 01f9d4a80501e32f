import { useTranslation } from 'react-i18next';
import { valuePurposes } from '../../../domain/customer/given-consent.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import type { AccountHolder } from '../holder.ts';
import look from '../kept.module.css';

/** The customer's consents about lens values. One click withdraws each. Source: LAW-30. */
export const Consents = ({ desk: { consents: desk } }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { kept, task } = useKept(desk);
  return (
    <section className={card.form} aria-labelledby="consents-title" id="consents">
      <h2 id="consents-title" className={card.subtitle}>
        {t('consent.title')}
      </h2>
      <p className={card.text}>{t('consent.text')}</p>
      {kept._tag === 'Failed' && <AccountProblem failure={kept.error} onRetry={desk.load} />}
      <ul className={look.list}>
        {kept._tag === 'Loading' &&
          !kept.value &&
          valuePurposes.map((purpose) => (
            <li key={purpose} className={look.entry} data-coming>
              <p className={look.name}>{t(`consent.purpose.${purpose}.title`)}</p>
              <Skeleton rows={2} />
            </li>
          ))}
        {(kept.value ?? []).map(({ purpose, given, since }) => (
          <li key={purpose} className={look.entry}>
            <div>
              <p className={look.name}>{t(`consent.purpose.${purpose}.title`)}</p>
              <p className={look.note}>
                {given && since !== undefined ? t('consent.since', { day: day(since) }) : t('consent.none')}
              </p>
              {given && <p className={look.note}>{t(`consent.purpose.${purpose}.end`)}</p>}
            </div>
            {given && (
              <div className={look.ways}>
                <Button
                  kind="secondary"
                  busy={task._tag === 'Busy' && task.about === purpose}
                  onClick={() => desk.say(purpose, false)}
                  aria-label={t('consent.withdrawOf', { name: t(`consent.purpose.${purpose}.title`) })}
                >
                  {t('consent.withdraw')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
      <div role="status" className={css.status}>
        {task._tag === 'Done' && <p className={css.saved}>{t('consent.withdrawn')}</p>}
      </div>
    </section>
  );
};
