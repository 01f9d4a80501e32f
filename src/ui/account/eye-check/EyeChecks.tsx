import { useTranslation } from 'react-i18next';
import { eyeCheckAppointmentPath, eyeCheckPath } from '../../../domain/shared/eye-check-path.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { useMoments } from '../../shared/use-moments.ts';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import look from '../kept.module.css';
import { EyeCheckFacts } from './EyeCheckFacts.tsx';

/** The customer's appointments at opticians. Each is moved and cancelled on its own page. Source: APPT-7. */
export const EyeChecks = ({ desk: { eyeChecks } }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('personal');
  const { locale, clock } = useServices();
  const moment = useMoments();
  const { kept } = useKept(eyeChecks);
  return (
    <KeptSection
      title={t('eyeCheck.title')}
      text={t('eyeCheck.lead')}
      kept={kept}
      onRetry={eyeChecks.load}
      wide
    >
      {(checks) => (
        <>
          {checks.length === 0 && <p className={card.text}>{t('eyeCheck.noneBooked')}</p>}
          <ul className={look.list}>
            {checks.map((check) => (
              <li key={check.id} className={look.entry}>
                {check.state === 'cancelled' && (
                  <p className={look.badge} data-off>
                    {t('eyeCheck.state.cancelled')}
                  </p>
                )}
                {check.state === 'booked' && check.end <= clock.now() && (
                  <p className={look.badge} data-off>
                    {t('eyeCheck.state.past')}
                  </p>
                )}
                <EyeCheckFacts check={check} />
                {check.state === 'booked' && check.end > clock.now() && (
                  <div className={look.ways}>
                    <a
                      className={buttonClass('secondary')}
                      href={eyeCheckAppointmentPath(locale, { id: check.id })}
                      aria-label={t('eyeCheck.openNamed', moment(check.start, check.zone))}
                    >
                      {t('eyeCheck.open')}
                    </a>
                  </div>
                )}
              </li>
            ))}
          </ul>
          <div className={look.ways}>
            <a className={buttonClass()} href={eyeCheckPath(locale)}>
              {t('eyeCheck.again')}
            </a>
          </div>
        </>
      )}
    </KeptSection>
  );
};
