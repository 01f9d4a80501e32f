import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { line } from '../../art/icons/icon.tsx';
import { HomeIcon } from '../../art/icons/service.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { thumbLinks, useFramePlace } from '../frame-place.ts';
import css from './BottomNavigation.module.css';
import { ReorderLink } from './ReorderLink.tsx';

const LensIcon = /* @__PURE__ */ line(
  'M3 12c4-6 14-6 18 0c-4 6-14 6-18 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
);

const Entry = ({
  to,
  here,
  children,
}: {
  readonly to: string;
  readonly here: boolean;
  readonly children: ReactNode;
}) => (
  <PreLink className={css.entry} to={to} aria-current={here ? 'page' : undefined}>
    {children}
  </PreLink>
);

/** The navigation bar at the bottom of a small screen, within reach of the thumb. Source: UI-2. */
export const BottomNavigation = () => {
  const { t } = useTranslation();
  const { at, within } = useFramePlace();
  const { home, lenses, history } = thumbLinks(useLocale());
  return (
    <nav className={css.bar} aria-label={t('bottom.label')}>
      <div className={css.entries}>
        <Entry to={home} here={at === home}>
          <HomeIcon />
          {t('bottom.home')}
        </Entry>
        <Entry to={lenses} here={within.includes(lenses)}>
          <LensIcon />
          {t('bottom.lenses')}
        </Entry>
        <ReorderLink className={css.entry} aria-current={at === history ? 'page' : undefined} />
      </div>
    </nav>
  );
};
