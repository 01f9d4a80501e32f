import { useTranslation } from 'react-i18next';
import type { EyeCheck } from '../../../application/customer/ports/eye-checks.ts';
import type { OwnOptician } from '../../../application/customer/ports/opticians.ts';
import { eyeCheckTimesPath } from '../../../domain/shared/eye-check-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { CalendarIcon } from '../../art/icons/account.ts';
import { HomeIcon } from '../../art/icons/service.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { useMoments } from '../../shared/use-moments.ts';
import { OpticianAddress } from '../optician/OpticianAddress.tsx';
import css from './overview.module.css';
import { Tile } from './Tile.tsx';

/** The next booked eye check. Without one, the customer's optician and a link to an appointment. Source: ACC-8, APPT-7. */
export const OpticianTile = ({
  checks,
  own,
}: {
  readonly checks: readonly EyeCheck[];
  readonly own: OwnOptician | null;
}) => {
  const { t } = useTranslation(['account', 'personal']);
  const { locale, clock } = useServices();
  const moment = useMoments();
  const next = checks.find(({ state, end }) => state === 'booked' && end > clock.now());
  if (next)
    return (
      <Tile
        kind="optician"
        icon={CalendarIcon}
        title={t('overview.eyeCheck')}
        way={{ to: pathTo.account(locale, 'eye-checks'), text: t('personal:eyeCheck.open') }}
      >
        <p className={css.figure}>{t('personal:eyeCheck.at', moment(next.start, next.zone))}</p>
        <OpticianAddress partner={next.partner} />
      </Tile>
    );
  if (!own || own.closed) return null;
  const { partner } = own;
  return (
    <Tile
      kind="optician"
      icon={HomeIcon}
      title={t('sections.my-optician')}
      way={{ to: pathTo.account(locale, 'my-optician'), text: t('overview.toOptician') }}
    >
      <OpticianAddress partner={partner} />
      {partner.eyeChecks && (
        <a className={buttonClass('secondary')} href={eyeCheckTimesPath(locale, partner.id)}>
          {t('personal:eyeCheck.again')}
        </a>
      )}
    </Tile>
  );
};
