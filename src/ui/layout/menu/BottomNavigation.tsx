import type { ReactNode } from 'react';
import { pathTo } from '../../../domain/shared/paths.ts';
import { line } from '../../art/icons/icon.tsx';
import { HomeIcon } from '../../art/icons/service.ts';
import { useAddress } from '../../shared/address.ts';
import { departments } from '../../shared/departments.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
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

/** What a thumb reaches first. Source: UI-2. */
export const BottomNavigation = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useAddress();
  const home = pathTo.home(locale);
  const lenses = pathTo.category(locale, departments[0]?.path[locale] ?? '');
  const history = pathTo.account(locale, 'history');
  const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav className={css.bar} aria-label={t('bottom.label')}>
      <div className={css.entries}>
        <Entry to={home} here={pathname === home}>
          <HomeIcon />
          {t('bottom.home')}
        </Entry>
        <Entry to={lenses} here={within(lenses)}>
          <LensIcon />
          {t('bottom.lenses')}
        </Entry>
        <ReorderLink className={css.entry} aria-current={pathname === history ? 'page' : undefined} />
      </div>
    </nav>
  );
};
