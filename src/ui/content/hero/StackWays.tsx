import { useTranslation } from 'react-i18next';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { decimalMark } from '../../shared/decimal-mark.ts';
import { lenses } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import css from './HeroBlob.module.css';

/** A wheel of values with the middle one selected. */
const Wheel = () => {
  const mark = decimalMark(useLocale());
  return (
    <span className={css.wheel} aria-hidden="true">
      <span>−2{mark}25</span>
      <b>−2{mark}50</b>
      <span>−2{mark}75</span>
    </span>
  );
};

/** Three ways to buy a lens: by its values, by its name, or by subscription. */
export const StackWays = () => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const lens = pathTo.category(locale, lenses.path[locale]);
  const ways: readonly (readonly ['values' | 'lens' | 'subscription', string, DrawingName?])[] = [
    ['values', pathTo.find(locale)],
    ['lens', lens, 'hand-fingertip'],
    ['subscription', lens, 'hand-parcel'],
  ];
  return (
    <ul className={css.ways}>
      {ways.map(([name, to, drawing]) => (
        <li key={name}>
          <PreLink to={to} className={css.way} data-way={name}>
            {drawing ? <Drawing name={drawing} /> : <Wheel />}
            <strong>{t(`stack.${name}.title`)}</strong>
            <span>{t(`stack.${name}.text`)}</span>
          </PreLink>
        </li>
      ))}
    </ul>
  );
};
