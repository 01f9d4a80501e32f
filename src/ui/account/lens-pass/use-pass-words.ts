import { useTranslation } from 'react-i18next';
import type { PassChange } from '../../../domain/orders/lens-pass.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';

/** Returns a function that describes a change of lenses: `Rechtes Auge: Sphäre −2,50 statt −2,25`. */
export const usePassWords = (): ((change: PassChange) => string) => {
  const { t } = useTranslation(['personal', 'common']);
  const words = useOptionWords();
  return (change) => {
    switch (change._tag) {
      case 'OtherLens':
        return t('lensPass.change.OtherLens', { from: change.from, to: change.to });
      case 'EyeAdded':
      case 'EyeGone':
        return t(`lensPass.change.${change._tag}`, { eye: t(`common:eye.${change.eye}`) });
      case 'ValueAdded':
      case 'ValueChanged':
      case 'ValueGone':
        return t(`lensPass.change.${change._tag}`, {
          eye: t(`common:eye.${change.eye}`),
          // A sentence leaves out the abbreviation in brackets that is printed on the box.
          name: words.name(change.code).replace(/\s*\(.*\)$/, ''),
          ...('from' in change && { from: words.value(change.code, change.from) }),
          ...('to' in change && { to: words.value(change.code, change.to) }),
        });
    }
  };
};
