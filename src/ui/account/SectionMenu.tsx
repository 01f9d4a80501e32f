import { useEffect, useRef } from 'react';
import { pathTo } from '../../domain/shared/paths.ts';
import { wishlistPath } from '../../domain/shared/wishlist-path.ts';
import { useAccount } from '../identity/use-account.ts';
import { Button } from '../shared/elements/Button.tsx';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './account.module.css';
import { type AccountSection, sectionsOf } from './sections.ts';

/** The way around an account, and out of it. On a phone it is one line that shows where one is. */
export const SectionMenu = ({ current }: { readonly current: AccountSection | undefined }) => {
  const { t } = useTranslation(['account', 'common']);
  const { shop, locale, account } = useServices();
  const { task } = useAccount();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section decides which entry is the current one
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={css.sections} aria-label={t('sections.label')}>
      <ul ref={list}>
        {sectionsOf(shop).map((section) => (
          <li key={section}>
            <PreLink
              to={pathTo.account(locale, section)}
              aria-current={section === current ? 'page' : undefined}
            >
              {t(`sections.${section}`)}
            </PreLink>
          </li>
        ))}
        <li>
          <PreLink to={wishlistPath(locale)}>{t('common:wishes.title')}</PreLink>
        </li>
        <li>
          <Button
            kind="plain"
            busy={task._tag === 'Busy' && task.name === 'signOut'}
            onClick={account.signOut}
          >
            {t('signOut')}
          </Button>
        </li>
      </ul>
    </nav>
  );
};
