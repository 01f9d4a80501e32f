import { useTranslation } from 'react-i18next';
import type { OptionCode } from '../../../domain/catalogue/lens/lens-options.ts';
import { type Finding, isOfBoth, type Mend } from '../../../domain/catalogue/lens/shield/finding.ts';
import type { KnownEyes } from '../../../domain/catalogue/lens/shield/known-eyes.ts';
import { printedDay } from '../../../domain/shared/wall-clock.ts';
import { useServices } from '../services.ts';
import { useOptionWords } from '../use-option-words.ts';

/** Returns the sentences for findings and their corrections. */
export const useFindingWords = () => {
  const { t } = useTranslation(['eyes', 'common']);
  const { zone } = useServices().clock;
  const words = useOptionWords();
  /** Sentences leave out the abbreviation printed on the box. */
  const name = (code: OptionCode) => words.name(code).replace(/\s*\(.*\)$/, '');
  const said = (code: OptionCode, value: string | undefined) =>
    value === undefined ? '–' : words.value(code, value);
  const sentence = (finding: Finding): string => {
    const {
      kind,
      at: [{ eye, code, value }],
      before,
    } = finding;
    return t(`check.${kind}`, {
      eye: t(`common:eye.${isOfBoth(finding) ? 'both' : eye}`),
      name: name(code),
      now: said(code, value),
      before: said(code, before),
    });
  };
  /** If several buttons correct the same finding, each names the eye that it changes. */
  const press = (mend: Mend, { kind }: Finding): string => {
    if (mend._tag === 'SwapEyes') return t('check.swap');
    const value = words.value(mend.code, mend.value);
    return kind === 'OppositeSigns'
      ? t('check.takeFor', { eye: t(`common:eye.${mend.eye}`), value })
      : t('check.take', { value });
  };
  const since = ({ source, orderedAt = '' }: Pick<KnownEyes, 'source' | 'orderedAt'>): string =>
    t(`check.since.${source}`, { day: printedDay(orderedAt, 'dd.MM.yyyy', zone) });
  return { sentence, press, since };
};
