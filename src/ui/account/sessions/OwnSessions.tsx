import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../application/customer/ports/own-sessions.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';

/** The customer's sessions. The customer can end each one, or all except the current one. Source: AUTH-19. */
export const OwnSessions = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { sessions } = desk;
  const { kept, task } = useKept(sessions);
  const { day } = useFormats();
  /** The session to end. `all`: every session but this one. */
  const [leaving, setLeaving] = useState<OwnSession | 'all'>();
  const nameOf = ({ browser, system }: OwnSession): string => {
    if (browser && system) return t('sessions.on', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
  const busyAbout = task._tag === 'Busy' ? (task.about ?? 'all') : undefined;
  return (
    <KeptSection
      title={t('sessions.title')}
      text={t('sessions.text')}
      kept={kept}
      onRetry={sessions.load}
      wide
    >
      {(list) => (
        <>
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && (
              <p className={css.saved}>
                {t(task.name === 'end' ? 'sessions.ended' : 'sessions.othersEnded')}
              </p>
            )}
          </div>
          <ul className={look.list}>
            {list.map((session) => (
              <li key={session.id} className={look.entry}>
                <div>
                  <p className={look.name}>{nameOf(session)}</p>
                  <p className={look.note}>{t('sessions.lastSeen', { day: day(session.lastSeenAt) })}</p>
                  <p className={look.note}>{t('sessions.since', { day: day(session.signedInAt) })}</p>
                </div>
                {session.isCurrent ? (
                  <p className={look.badge}>{t('sessions.here')}</p>
                ) : (
                  <div className={look.ways}>
                    <Button
                      kind="secondary"
                      busy={busyAbout === session.id}
                      onClick={() => setLeaving(session)}
                      aria-label={t('sessions.endNamed', { name: nameOf(session) })}
                    >
                      {t('sessions.end')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {list.some(({ isCurrent }) => !isCurrent) && (
            <div className={card.ways}>
              <Button busy={busyAbout === 'all'} onClick={() => setLeaving('all')}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          )}
          <ConfirmDialog
            open={leaving !== undefined}
            title={t(leaving === 'all' ? 'sessions.endOthers' : 'sessions.end')}
            confirm={t('sessions.confirm')}
            cancel={t('sessions.cancel')}
            onCancel={() => setLeaving(undefined)}
            onConfirm={() => {
              if (leaving === 'all') sessions.endOthers();
              else if (leaving) sessions.end(leaving.id);
              setLeaving(undefined);
            }}
          >
            {leaving && (
              <p className={card.text}>
                {leaving === 'all'
                  ? t('sessions.endOthersText')
                  : t('sessions.endText', { name: nameOf(leaving) })}
              </p>
            )}
          </ConfirmDialog>
        </>
      )}
    </KeptSection>
  );
};
