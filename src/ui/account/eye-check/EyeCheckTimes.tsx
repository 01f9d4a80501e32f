import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Partner } from '../../../domain/checkout/partner.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { eyeCheckOpticiansPath, eyeCheckTimesPath } from '../../../domain/shared/eye-check-path.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { EmailField } from '../../shared/elements/EmailField.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { NameField } from '../NameField.tsx';
import { OpticianAddress } from '../optician/OpticianAddress.tsx';
import css from './eye-check.module.css';
import { DayChoice, dayShown, type ShownTimes, TimeFields } from './TimeChoice.tsx';

/** The typed values. `request`: the id of the booking request. */
export interface TypedEyeCheck {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly request: string;
}

export interface TimesState {
  readonly partner: Partner;
  readonly times: ShownTimes;
  readonly typed: TypedEyeCheck;
  readonly failure?: Failure;
}

/** The free times of an optician, and the form to book one. Works without scripts. Source: APPT-2, APPT-3. */
export const EyeCheckTimes = ({ partner, times, typed, failure }: TimesState) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const path = eyeCheckTimesPath(locale, partner.id);
  const pathOf = (query: { readonly from: Day; readonly day?: Day }): string =>
    `${path}&${new URLSearchParams(query)}${query.day ? '#times' : ''}`;
  const wrong = (field: string): string | undefined =>
    failure?._tag === 'Refused'
      ? failure.violations.find((violation) => violation.field === field)?.message
      : undefined;
  return (
    <section className={`${card.card} ${css.page}`}>
      <h1 className={card.title}>{t('eyeCheck.title')}</h1>
      {failure && <AccountProblem failure={failure} />}
      <OpticianAddress partner={partner} />
      <p>
        <a href={eyeCheckOpticiansPath(locale)}>{t('eyeCheck.other')}</a>
      </p>
      <DayChoice times={times} pathOf={pathOf} />
      {times.slots.length > 0 && (
        <form id="times" method="post" action={eyeCheckTimesPath(locale)} className={card.form}>
          <input type="hidden" name="optician" value={partner.id} />
          <input type="hidden" name="from" value={times.from} />
          <input type="hidden" name="day" value={dayShown(times)} />
          <input type="hidden" name="request" value={typed.request} />
          <TimeFields times={times} />
          <div className={css.fields}>
            <NameField
              part="firstName"
              name="firstName"
              defaultValue={typed.firstName}
              error={wrong('first_name')}
            />
            <NameField
              part="lastName"
              name="lastName"
              defaultValue={typed.lastName}
              error={wrong('last_name')}
            />
          </div>
          <EmailField
            name="email"
            label={t('alert.email')}
            defaultValue={typed.email}
            error={wrong('email')}
          />
          <p className={card.text}>
            {t('eyeCheck.rules')} {t('eyeCheck.kept')}
          </p>
          <div className={card.ways}>
            <Button type="submit" className={card.next}>
              {t('eyeCheck.book')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};

/** Shown if the optician or the eye check does not exist or cannot be loaded now. */
export const NoEyeCheck = ({
  text,
  failure,
}: {
  readonly text: 'noOptician' | 'unknown';
  readonly failure: Failure;
}) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  return (
    <section className={`${card.card} ${css.page}`}>
      <h1 className={card.title}>{t('eyeCheck.title')}</h1>
      {failure._tag === 'NotFound' ? (
        <p className={card.text}>{t(`eyeCheck.${text}`)}</p>
      ) : (
        <AccountProblem failure={failure} />
      )}
      <p>
        <a className={buttonClass('secondary')} href={eyeCheckOpticiansPath(locale)}>
          {t('eyeCheck.again')}
        </a>
      </p>
    </section>
  );
};
