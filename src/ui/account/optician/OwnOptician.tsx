import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpticianDesk } from '../../../application/customer/optician-desk.ts';
import type { OwnOptician as Own } from '../../../application/customer/ports/opticians.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import { eyeCheckTimesPath } from '../../../domain/shared/eye-check-path.ts';
import card from '../../checkout/Card.module.css';
import { dial } from '../../shared/dial.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import look from '../kept.module.css';
import { OpticianAddress } from './OpticianAddress.tsx';

/** The optician that the customer chose, and whether the customer collects parcels there. Source: ACC-8. */
export const OwnOptician = ({
  own: { partner, pickupWanted, closed },
  desk,
  busy,
}: {
  readonly own: Own;
  readonly desk: OpticianDesk;
  readonly busy: boolean;
}) => {
  const { t } = useTranslation('personal');
  const { locale, shop } = useServices();
  const { features } = shop;
  const [leaving, setLeaving] = useState(false);
  const canCollect = !closed && offersPickup(features.pickup, partner);
  return (
    <div className={look.entry}>
      <OpticianAddress partner={partner} />
      {partner.phone !== undefined && (
        <p className={card.text}>
          <a href={dial(partner.phone)}>{partner.phone}</a>
        </p>
      )}
      {closed && <p className={card.told}>{t('optician.closed')}</p>}
      {!closed && features.pickup && (canCollect || pickupWanted) && (
        <label className={css.tick}>
          <input
            type="checkbox"
            checked={pickupWanted}
            aria-disabled={busy}
            onChange={({ currentTarget }) => !busy && desk.assign(partner.id, currentTarget.checked)}
          />
          <span>
            <span className={look.name}>{t('optician.pickup')}</span>
            <span className={look.note}>{t(canCollect ? 'optician.pickupNote' : 'optician.paused')}</span>
          </span>
        </label>
      )}
      {!closed && features.pickup && !canCollect && !pickupWanted && (
        <p className={look.note}>{t(partner.pickupEnabled ? 'optician.paused' : 'optician.noPickup')}</p>
      )}
      <div className={look.ways}>
        {!closed && partner.eyeChecks && (
          <a className={buttonClass('secondary')} href={eyeCheckTimesPath(locale, partner.id)}>
            {t('eyeCheck.book')}
          </a>
        )}
        <Button kind="plain" className={card.start} busy={busy} onClick={() => setLeaving(true)}>
          {t('optician.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        title={t('optician.removeTitle')}
        confirm={t('optician.remove')}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          desk.remove();
          setLeaving(false);
        }}
      >
        <p className={card.text}>{partner.name}</p>
      </ConfirmDialog>
    </div>
  );
};
