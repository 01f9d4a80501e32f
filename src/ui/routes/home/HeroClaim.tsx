import { pathTo } from '../../../domain/shared/paths.ts';
import { menu } from '../../layout/menu.ts';
import { buttonClass } from '../../shared/button.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './hero.module.css';

type Target = (typeof menu)[number]['name'] | 'help';

const usePath = () => {
  const locale = useLocale();
  return (target: Target): string =>
    target === 'help'
      ? pathTo.content(locale, 'help')
      : pathTo.category(locale, menu.find(({ name }) => name === target)?.path[locale] ?? '');
};

/** What the shop says first, and the two ways on from there. */
export const HeroClaim = ({
  first = 'lenses',
  second = 'help',
}: {
  readonly first?: Target;
  readonly second?: Target;
}) => {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <div className={css.claim}>
      <h1 className={css.title}>{t('hero.title')}</h1>
      <p className={css.lead}>{t('hero.lead')}</p>
      <p className={css.actions}>
        <PreLink to={path(first)} className={buttonClass('primary', css.action)}>
          {t('hero.action')}
        </PreLink>
        <PreLink to={path(second)} className={buttonClass('secondary', css.action)}>
          {t('hero.second')}
        </PreLink>
      </p>
    </div>
  );
};
