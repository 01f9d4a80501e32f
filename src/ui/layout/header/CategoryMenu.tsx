import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuList } from '../menu/MenuList.tsx';
import { useFrame } from '../use-frame.ts';
import { backToMenu } from './back-to-menu.ts';
import header from './Header.module.css';
import css from './MobileMenu.module.css';

/** Whether any entry of the menu has children. */
export const useHasCategories = (): boolean => useFrame().menu.some(([, , children]) => children);

/** A button that opens the menu of categories. `children`: shown beside its text. */
export const CategoryButton = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('frame');
  return (
    <button type="button" className={className} popoverTarget="categories">
      {t('categories')}
      {children}
    </button>
  );
};

/**
 * All categories on a small screen, in a separate panel over what opened it: the menu, or the head of a category. It
 * opens and closes without a script. Source: UI-6.
 */
export const CategoryMenu = () => {
  const { t } = useTranslation(['frame', 'common']);
  return (
    <div
      id="categories"
      popover="auto"
      role="dialog"
      aria-label={t('categories')}
      className={css.panel}
      onToggle={backToMenu}
    >
      <div className={css.head}>
        <button type="button" className={header.tool} popoverTarget="categories" popoverTargetAction="hide">
          {t('common:action.back')}
        </button>
        <strong>{t('categories')}</strong>
      </div>
      <MenuList />
    </div>
  );
};
