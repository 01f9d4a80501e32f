import { useTranslation } from 'react-i18next';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import { HeartIcon } from '../../wishlist/WishButton.tsx';
import css from './Header.module.css';

/** A button that opens the wishlist. Its space is reserved until the button works. */
const WishesButtonView = () => {
  const { t } = useTranslation();
  const { shop, wishlist } = useServices();
  return (
    <div className={css.wishes}>
      {useAlive() && (
        <button type="button" className={css.tool} aria-label={t('wishes.title')} onClick={wishlist.open}>
          <HeartIcon />
          {/* Beside an icon there is no space for it. */}
          {shop.header === 'centred' && <span className={css.toolText}>{t('wishes.title')}</span>}
        </button>
      )}
    </div>
  );
};

export const WishesButton = island('wishes', WishesButtonView);
