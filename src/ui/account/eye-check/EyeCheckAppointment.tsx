import { useTranslation } from 'react-i18next';
import type { EyeCheck } from '../../../application/customer/ports/eye-checks.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { mayChange } from '../../../domain/eye-check/booking.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import {
  type EyeCheckOpener,
  eyeCheckAppointmentPath,
  eyeCheckCalendarPath,
  eyeCheckOpticiansPath,
} from '../../../domain/shared/eye-check-path.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { useMoments } from '../../shared/use-moments.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import look from '../kept.module.css';
import { EyeCheckFacts } from './EyeCheckFacts.tsx';
import own from './eye-check.module.css';
import { DayChoice, dayShown, type ShownTimes, TimeFields } from './TimeChoice.tsx';

export const eyeCheckDone = ['booked', 'moved', 'cancelled'] as const;
export type EyeCheckDone = (typeof eyeCheckDone)[number];

/** A booked eye check. `times`: set while it is being moved. */
export interface AppointmentState {
  readonly check: EyeCheck;
  readonly opener: EyeCheckOpener;
  readonly done?: EyeCheckDone | undefined;
  readonly times?: ShownTimes;
  readonly failure?: Failure;
}

const Move = ({ opener, times }: { readonly opener: EyeCheckOpener; readonly times: ShownTimes }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const path = eyeCheckAppointmentPath(locale, opener);
  const pathOf = (query: { readonly from: Day; readonly day?: Day }): string =>
    `${path}&${new URLSearchParams({ ...query, move: '1' })}#times`;
  return (
    <>
      <h2 className={card.subtitle}>{t('eyeCheck.moveTitle')}</h2>
      <DayChoice times={times} pathOf={pathOf} />
      {times.slots.length > 0 && (
        <form id="times" method="post" action={path} className={card.form}>
          <input type="hidden" name="from" value={times.from} />
          <input type="hidden" name="day" value={dayShown(times)} />
          <TimeFields times={times} />
          <div className={card.ways}>
            <Button type="submit" name="step" value="move">
              {t('eyeCheck.moveTo')}
            </Button>
            <a className={buttonClass('plain')} href={path}>
              {t('eyeCheck.keep')}
            </a>
          </div>
        </form>
      )}
    </>
  );
};

const Changes = ({ check, opener }: Pick<AppointmentState, 'check' | 'opener'>) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { date, time } = useMoments()(check.changeUntil, check.zone);
  const path = eyeCheckAppointmentPath(locale, opener);
  return (
    <>
      <p className={card.text}>{t('eyeCheck.until', { day: date, time })}</p>
      <div className={look.ways}>
        <a className={buttonClass('secondary')} href={`${path}&move=1`}>
          {t('eyeCheck.move')}
        </a>
      </div>
      <details className={own.cancel}>
        <summary>{t('eyeCheck.cancel')}</summary>
        <form method="post" action={path}>
          <p className={card.text}>{t('eyeCheck.cancelAsk')}</p>
          <Button type="submit" kind="secondary" name="step" value="cancel">
            {t('eyeCheck.cancelNow')}
          </Button>
        </form>
      </details>
    </>
  );
};

/**
 * The booked appointment, with a calendar file and the links to move and cancel it. Works without scripts. Source:
 * APPT-4, APPT-6.
 */
export const EyeCheckAppointment = ({ check, opener, done, times, failure }: AppointmentState) => {
  const { t } = useTranslation('personal');
  const { locale, clock } = useServices();
  const isOpen = check.state === 'booked';
  return (
    <section className={`${card.card} ${own.page}`}>
      <h1 className={card.title}>{t('eyeCheck.appointment')}</h1>
      {failure && <AccountProblem failure={failure} />}
      {done && !failure && (
        <p className={css.saved} role="status">
          {t(`eyeCheck.done.${done}`, { email: check.email })}
        </p>
      )}
      {!isOpen && <p className={card.told}>{t('eyeCheck.cancelled')}</p>}
      <EyeCheckFacts check={check} />
      {isOpen && (
        <p>
          <a href={eyeCheckCalendarPath(locale, opener)}>{t('eyeCheck.calendar')}</a>
        </p>
      )}
      {isOpen && times && <Move opener={opener} times={times} />}
      {isOpen && !times && mayChange(check.start, clock.now()) && <Changes check={check} opener={opener} />}
      {isOpen && !mayChange(check.start, clock.now()) && <p className={card.told}>{t('eyeCheck.tooLate')}</p>}
      {!isOpen && (
        <p>
          <a className={buttonClass('secondary')} href={eyeCheckOpticiansPath(locale)}>
            {t('eyeCheck.again')}
          </a>
        </p>
      )}
    </section>
  );
};
