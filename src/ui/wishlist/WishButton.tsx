import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { line } from '../art/icons/icon.tsx';
import { IslandsContext } from '../shared/island.tsx';
import { useServices } from '../shared/services.ts';
import { useAlive } from '../shared/use-alive.ts';
import { useWishes } from './use-wishes.ts';
import css from './WishButton.module.css';

export const HeartIcon = /* @__PURE__ */ line(
  'M12 20.5C5 15.5 3 12 3 8.7a4.6 4 0 0 1 9-2a4.6 4 0 0 1 9 2C21 12 19 15.5 12 20.5z',
);

export interface WishButtonProps {
  readonly id: ProductId;
  readonly title: string;
}

/** A button that adds a product to the wishlist or removes it. */
export const LiveWishButton = ({ id, title }: WishButtonProps) => {
  const { t } = useTranslation();
  const { wishlist } = useServices();
  const { wishes } = useWishes();
  return (
    useAlive() && (
      <button
        type="button"
        className={css.wish}
        aria-label={t('named', { name: t('wishes.add'), text: title })}
        aria-pressed={wishes.includes(id)}
        onClick={() => wishlist.toggle(id)}
      >
        <HeartIcon />
      </button>
    )
  );
};

/** The same button; in a document only a placeholder, which `ProductMarks` fills. */
export const WishButton = ({ id, title }: WishButtonProps) =>
  use(IslandsContext) ? <span data-wish={id} /> : <LiveWishButton id={id} title={title} />;
