import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/shared/paths.ts';
import { wishlistPath } from '../../domain/shared/wishlist-path.ts';
import { AccountIcon, ChevronDownIcon } from '../art/icons/header.ts';
import type { Icon } from '../art/icons/icon.tsx';
import { HomeIcon, ShieldIcon, TruckIcon } from '../art/icons/service.ts';
import { useAccount } from '../identity/use-account.ts';
import { Button } from '../shared/elements/Button.tsx';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import css from './section-menu.module.css';
import { type AccountSection, type SectionGroup, sectionGroups, sectionsIn } from './sections.ts';

const icons: Readonly<Record<SectionGroup, Icon>> = {
  shopping: TruckIcon,
  data: AccountIcon,
  settings: ShieldIcon,
};

/**
 * The menu of the account: the overview, three groups and the sign-out. A phone shows the groups side by side and opens
 * one at a time. Source: ACC-11.
 */
export const SectionMenu = ({ current }: { readonly current: AccountSection | undefined }) => {
  const { t } = useTranslation(['account', 'common']);
  const { shop, locale, account } = useServices();
  const { task } = useAccount();
  const [open, setOpen] = useState<SectionGroup>();
  const fold = () => setOpen(undefined);
  const link = (section: AccountSection) => (
    <PreLink
      to={pathTo.account(locale, section)}
      aria-current={section === current ? 'page' : undefined}
      onClick={fold}
    >
      {section === 'overview' && <HomeIcon />}
      <span>{t(`sections.${section}`)}</span>
    </PreLink>
  );
  return (
    <nav className={css.menu} aria-label={t('sections.label')}>
      <div className={css.first}>{link('overview')}</div>
      {sectionGroups.map((group) => {
        const sections = sectionsIn(shop, group);
        const GroupIcon = icons[group];
        const isOpen = open === group;
        return (
          <div key={group} className={css.group}>
            <button
              type="button"
              className={css.fold}
              data-here={current && sections.includes(current) ? '' : undefined}
              aria-expanded={isOpen}
              aria-controls={`account-${group}`}
              onClick={() => setOpen(isOpen ? undefined : group)}
            >
              <GroupIcon />
              <span>{t(`groups.${group}`)}</span>
              <ChevronDownIcon className={css.chevron ?? ''} />
            </button>
            <p className={css.name} id={`account-${group}-name`}>
              <GroupIcon />
              {t(`groups.${group}`)}
            </p>
            <ul id={`account-${group}`} aria-labelledby={`account-${group}-name`} data-open={isOpen}>
              {sections.map((section) => (
                <li key={section}>{link(section)}</li>
              ))}
              {group === 'shopping' && (
                <li>
                  <PreLink to={wishlistPath(locale)}>{t('common:wishes.title')}</PreLink>
                </li>
              )}
              {group === 'settings' && (
                <li>
                  <Button
                    kind="plain"
                    busy={task._tag === 'Busy' && task.name === 'signOut'}
                    onClick={account.signOut}
                  >
                    {t('signOut')}
                  </Button>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
