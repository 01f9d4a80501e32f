import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LensPassView } from '../../../application/customer/lens-pass-desk.ts';
import { today } from '../../../application/shared/clock.ts';
import { lensPasses, type Wearer } from '../../../domain/orders/lens-pass.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import account from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';
import { NothingYet } from '../NothingYet.tsx';
import { LensPassConsent } from './LensPassConsent.tsx';
import css from './lens-pass.module.css';
import { NamedWearer } from './NamedWearer.tsx';
import { PassCard } from './PassCard.tsx';

/** Whether the server refused a name. The error is then shown at the name's field. */
const isNameRefused = (task: LensPassView['task']): boolean =>
  task._tag === 'Failed' && task.name === 'renameWearer' && task.failure._tag === 'Refused';

/** The lens values of everybody for whom the customer orders: to look up, print and reorder. Source: ACC-9. */
export const LensPassPage = ({ customer, desk: { lensPass: desk } }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale, clock } = useServices();
  const { day } = useFormats();
  const { kept, task } = useKept(desk);
  const [leaving, setLeaving] = useState<Wearer>();
  const isFailed = task._tag === 'Failed' && task.name !== 'assign' && !isNameRefused(task);
  return (
    <KeptSection title={t('lensPass.title')} kept={kept} onRetry={desk.load} wide>
      {({ consented, sets, wearers }) => {
        if (!consented) return <LensPassConsent desk={desk} task={task} />;
        const passes = lensPasses(sets, wearers);
        if (passes.length === 0)
          return <NothingYet text={t('lensPass.none')} way={t('toShop')} to={pathTo.home(locale)} />;
        return (
          <>
            <p className={css.printed}>{t('lensPass.asOf', { day: day(today(clock)) })}</p>
            {passes.map((pass) => (
              <PassCard
                key={pass.wearer}
                pass={pass}
                wearers={wearers}
                own={customer.fullName}
                desk={desk}
                task={task}
              />
            ))}
            <p className={css.intro}>{t('lensPass.text')}</p>
            {isFailed && <AccountProblem failure={task.failure} />}
            <div role="status" className={account.status}>
              {task._tag === 'Done' && task.name !== 'agree' && (
                <p className={account.saved}>{t(`lensPass.done.${task.name}`, { email: customer.email })}</p>
              )}
            </div>
            <div className={css.ways}>
              <Button kind="secondary" onClick={() => window.print()}>
                {t('lensPass.print')}
              </Button>
              <Button kind="plain" busy={task._tag === 'Busy' && task.name === 'send'} onClick={desk.send}>
                {t('lensPass.send')}
              </Button>
            </div>
            {wearers.length > 0 && (
              <section className={css.wearers} aria-labelledby="lens-wearers">
                <h2 id="lens-wearers" className={card.subtitle}>
                  {t('lensPass.wearers')}
                </h2>
                <ul className={look.list}>
                  {wearers.map((wearer) => (
                    <li key={wearer.id} className={css.named}>
                      <NamedWearer
                        wearer={wearer}
                        wearers={wearers}
                        desk={desk}
                        task={task}
                        onRemove={() => setLeaving(wearer)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <ConfirmDialog
              open={leaving !== undefined}
              title={t('lensPass.removeTitle', { name: leaving?.name ?? '' })}
              onCancel={() => setLeaving(undefined)}
              onConfirm={() => {
                if (leaving) desk.removeWearer(leaving.id);
                setLeaving(undefined);
              }}
            >
              <p>{t('lensPass.removeText')}</p>
            </ConfirmDialog>
          </>
        );
      }}
    </KeptSection>
  );
};
