import { useTranslation } from 'react-i18next';
import type { Supply } from '../../../../../domain/catalogue/lens/supply.ts';
import { formatDay } from '../../../../../domain/shared/format-date.ts';
import { useLocale } from '../../../../shared/use-locale.ts';
import css from './live-form.module.css';

interface SupplyNoteProps {
  readonly supply: Supply;
  /** Whether the delivery date is known. A supply counted from today only reserves the space. */
  readonly known: boolean;
}

/** How long the lenses last from their delivery, and which eye runs out first. */
export const SupplyNote = ({ supply: { eyes, runsOut }, known }: SupplyNoteProps) => {
  const { t } = useTranslation('product');
  const day = formatDay(runsOut, useLocale());
  const { right, left } = eyes;
  return (
    <p className={known ? css.supply : `${css.supply} ${css.awaited}`}>
      {t('lastsUntil', { day })}
      {right !== undefined && left !== undefined && right !== left && (
        <> {t(right < left ? 'rightFirst' : 'leftFirst')}</>
      )}
    </p>
  );
};
