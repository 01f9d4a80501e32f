import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import { type OwnSupply, supplyStanding } from '../../../domain/orders/supply/own-supply.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';

/** Returns a function that describes a supply in a sentence about its lens. */
export const useSupplySentence = () => {
  const { t } = useTranslation('supply');
  const { clock } = useServices();
  const { day } = useFormats();
  return ({ first }: OwnSupply, lens: string): string => {
    const standing = supplyStanding(first);
    if (standing === 'coming') return t('title.coming', { lens, day: day(first.coming ?? '') });
    if (standing === 'out' && first.runsOut === today(clock)) return t('title.outToday', { lens });
    if (standing === 'out') return t('title.out', { lens, day: day(first.runsOut) });
    return t('title.lasts', { lens, count: first.left });
  };
};
