import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { decimalMark } from '../../shared/decimal-mark.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import css from './HeroBlob.module.css';

/** Units: days. */
const left = 12;
/** How much of a box is left, in percent, and the sphere as text. */
const eyes = [
  { side: 'right', share: 14, sphere: '−2.50' },
  { side: 'left', share: 22, sphere: '−2.25' },
] as const;

/** The supply that an account shows, with the example of a common lens. */
export const StackSupply = () => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const [lens] = use(BlockDataContext).hero.lenses;
  return (
    <div className={css.supply}>
      <p className={css.note}>{t('stack.example')}</p>
      <p className={css.days}>{t('stack.left', { count: left })}</p>
      <p>
        {lens && (
          <PreLink to={pathTo.product(locale, lens.id, lens.slug)}>
            <Picture image={lens.image} size="thumbnail" alt="" />
            {lens.title}
          </PreLink>
        )}{' '}
        {t('stack.last')}
      </p>
      <ul className={css.rings}>
        {eyes.map(({ side, share, sphere }) => (
          <li key={side}>
            <svg viewBox="0 0 96 96" aria-hidden="true">
              <circle cx="48" cy="48" r="40" />
              <circle cx="48" cy="48" r="40" pathLength="100" strokeDasharray={`${share} 100`} />
            </svg>
            <abbr title={t(`common:eye.${side}`)}>{t(`common:eye.short.${side}`)}</abbr>
            <span>{sphere.replace('.', decimalMark(locale))}</span>
          </li>
        ))}
      </ul>
      <PreLink to={pathTo.account(locale, 'history')} className={buttonClass('primary', css.thumb)}>
        {t('stack.again')}
      </PreLink>
      <p className={css.note}>{t('stack.againText')}</p>
    </div>
  );
};
