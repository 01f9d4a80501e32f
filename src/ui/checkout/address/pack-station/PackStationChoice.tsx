import { useTranslation } from 'react-i18next';
import { packStationStreet } from '../../../../domain/customer/pack-station.ts';
import { Button } from '../../../shared/elements/Button.tsx';
import card from '../../Card.module.css';
import choice from '../../Choice.module.css';
import text from '../AddressText.module.css';
import type { FieldEntry } from '../address-check.ts';
import type { ShownTexts } from '../address-form.ts';

/** The parcel machine to deliver to, and a button to enter it. Source: CHK-7, UI-6. */
export const PackStationChoice = ({
  station,
  wrong,
  tried,
  onOpen,
}: {
  readonly station: ShownTexts;
  readonly wrong: readonly FieldEntry[];
  /** The errors of the whole form after an attempt to send it. */
  readonly tried: readonly FieldEntry[];
  readonly onOpen: () => void;
}) => {
  const { t } = useTranslation(['checkout', 'common']);
  const isWhole = wrong.length === 0;
  const isRefused = tried.some(({ path }) => path.startsWith('packStation.'));
  return (
    <fieldset className={card.fields}>
      <legend className={card.subtitle}>{t('address.shipping')}</legend>
      {isWhole && (
        <address className={text.address}>
          <span>
            {packStationStreet} {station.streetNumber}
          </span>
          <span>
            {t('common:named', { name: t('packStation.postNumber'), text: station.additionalInfo })}
          </span>
          <span>
            {station.postcode} {station.city}
          </span>
        </address>
      )}
      {!isWhole && (
        <p id="pack-station-missing" className={isRefused ? choice.error : card.note}>
          {t('packStation.missing')}
        </p>
      )}
      <div className={card.ways}>
        <Button
          kind="secondary"
          onClick={onOpen}
          aria-haspopup="dialog"
          aria-describedby={isWhole ? undefined : 'pack-station-missing'}
        >
          {t(isWhole ? 'packStation.change' : 'packStation.choose')}
        </Button>
      </div>
    </fieldset>
  );
};
