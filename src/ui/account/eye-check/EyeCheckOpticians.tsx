import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import { checkReach, type PartnerNearby } from '../../../domain/checkout/partner.ts';
import { eyeCheckOpticiansPath, eyeCheckTimesPath } from '../../../domain/shared/eye-check-path.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Field } from '../../shared/elements/Field.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import look from '../kept.module.css';
import { OpticianAddress } from '../optician/OpticianAddress.tsx';
import css from './eye-check.module.css';

/** Opticians who offer eye checks within reach of a place. `unknown`: the typed place could not be located, so all opticians are listed. */
export interface OpticiansState {
  readonly place: string;
  readonly unknown: boolean;
  /** Why the place could not be looked up. */
  readonly failure?: Failure;
  readonly opticians: readonly PartnerNearby[];
}

/** Opticians near a place, each with a link to its free times. Works without scripts. Source: APPT-1. */
export const EyeCheckOpticians = ({ place, unknown, failure, opticians }: OpticiansState) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const isEverywhere = place === '' || unknown || failure !== undefined;
  const km = (away: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: away < 10 ? 1 : 0 }).format(away);
  return (
    <section className={`${card.card} ${css.page}`}>
      <h1 className={card.title}>{t('eyeCheck.title')}</h1>
      {failure && <AccountProblem failure={failure} />}
      <form action={eyeCheckOpticiansPath(locale)} className={css.search}>
        <Field
          name="place"
          label={t('optician.address')}
          autoComplete="postal-code"
          maxLength={200}
          defaultValue={place}
          error={unknown ? t('optician.unknown') : undefined}
        />
        <Button type="submit" kind="secondary">
          {t('optician.search')}
        </Button>
      </form>
      <h2 className={card.subtitle}>
        {isEverywhere ? t('optician.all') : t('optician.near', { address: place })}
      </h2>
      {!isEverywhere && opticians.length === 0 && (
        <>
          <p className={card.text} role="status">
            {t('eyeCheck.noneNear', { km: checkReach, address: place })}
          </p>
          <div className={card.ways}>
            <a className={buttonClass('secondary')} href={eyeCheckOpticiansPath(locale)}>
              {t('optician.all')}
            </a>
          </div>
        </>
      )}
      <ol className={look.list}>
        {opticians.map(({ partner, km: away }) => (
          <li key={partner.id} className={look.entry}>
            <div className={css.head}>
              <OpticianAddress partner={partner} />
              {away !== undefined && <span className={css.away}>{t('optician.km', { km: km(away) })}</span>}
            </div>
            <div className={look.ways}>
              <a
                className={buttonClass('secondary')}
                href={eyeCheckTimesPath(locale, partner.id)}
                aria-label={t('eyeCheck.timesOf', { name: partner.name })}
              >
                {t('eyeCheck.times')}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
