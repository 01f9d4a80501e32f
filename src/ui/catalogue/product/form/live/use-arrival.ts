import { useTranslation } from 'react-i18next';
import type { DeliveryPrediction } from '../../../../../domain/catalogue/delivery.ts';
import type { DatePattern } from '../../../../../domain/shared/dates.ts';
import { printedDay } from '../../../../../domain/shared/wall-clock.ts';
import { useServices } from '../../../../shared/services.ts';

/** Returns functions that word a delivery: `span` for a sentence, `short` for a table. Source: STOCK-5. */
export const useArrival = () => {
  const { t } = useTranslation('product');
  const { zone } = useServices().clock;
  const day = (input: string, pattern: DatePattern): string => printedDay(input, pattern, zone);
  return {
    span: ({ earliest, latest }: DeliveryPrediction): string =>
      earliest === latest
        ? t('arrivesOn', { day: day(latest, 'dd.MM.yyyy') })
        : t('arrives', { earliest: day(earliest, 'dd.MM'), latest: day(latest, 'dd.MM.yyyy') }),
    short: ({ earliest, latest }: DeliveryPrediction): string =>
      earliest === latest
        ? t('onDay', { day: day(latest, 'dd.MM') })
        : t('days', { earliest: day(earliest, 'dd.MM'), latest: day(latest, 'dd.MM') }),
  };
};
