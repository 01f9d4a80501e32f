import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountIcon } from '../../art/icons/header.ts';
import { useAccount } from '../../identity/use-account.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import { HeartIcon } from '../../wishlist/WishButton.tsx';
import list from '../menu/MenuList.module.css';
import link from '../menu/menu-link.module.css';
import css from './MobileMenu.module.css';

/** Links to the visitor's own pages, and a button to sign out. */
const AccountColumnView = () => {
  const { t } = useTranslation();
  const { account, locale, wishlist } = useServices();
  const { customer } = useAccount();
  const alive = useAlive();
  const act = (text: string, press: () => void, icon?: ReactNode) => (
    <li>
      <button
        type="button"
        className={`${link.link} ${css.act}`}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          press();
        }}
      >
        {icon}
        {text}
      </button>
    </li>
  );
  return (
    <ul className={list.level}>
      <li>
        <PreLink to={pathTo.account(locale)} className={link.link}>
          <AccountIcon />
          {t('header.account')}
        </PreLink>
      </li>
      {alive && act(t('wishes.title'), wishlist.open, <HeartIcon />)}
      {customer && act(t('header.signOut'), account.signOut)}
    </ul>
  );
};

export const AccountColumn = island('own', AccountColumnView);
