import { useTranslation } from 'react-i18next';
import { wishlistPath } from '../../../domain/shared/wishlist-path.ts';
import { island } from '../../shared/island.tsx';
import { opensElsewhere } from '../../shared/opens-elsewhere.ts';
import { useServices } from '../../shared/services.ts';
import { HeartIcon } from '../../wishlist/WishButton.tsx';
import css from './Header.module.css';

/** A link to the page of the wish list until the app has loaded; after that it opens the list beside the page. */
const WishesButtonView = () => {
  const { t } = useTranslation();
  const { shop, locale, wishlist } = useServices();
  return (
    <div className={css.wide}>
      <a
        href={wishlistPath(locale)}
        className={css.tool}
        aria-label={t('wishes.title')}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          wishlist.open();
        }}
      >
        <HeartIcon />
        {/* Beside an icon there is no space for it. */}
        {shop.header === 'centred' && <span className={css.toolText}>{t('wishes.title')}</span>}
      </a>
    </div>
  );
};

export const WishesButton = island('wishes', WishesButtonView);
