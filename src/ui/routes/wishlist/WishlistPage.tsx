import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import { useWishes } from '../../wishlist/use-wishes.ts';
import { WishedProducts } from '../../wishlist/WishedProducts.tsx';
import css from './WishlistPage.module.css';

const OwnWishes = () => {
  const { wishlist } = useServices();
  const { isRead } = useWishes();
  useEffect(() => wishlist.read(), [wishlist]);
  return isRead ? <WishedProducts /> : <Skeleton rows={4} shape="box" />;
};

/**
 * The wishlist of this device, as a page. It is the same for every visitor until it hydrates: the list never leaves the
 * browser. Source: ROUTE-2, CAT-17.
 */
export const WishlistPage = () => {
  const { t } = useTranslation(['product', 'common']);
  const { shop } = useServices();
  const alive = useAlive();
  const title = t('common:wishes.title');
  return (
    <div className={css.page} data-face={shop.hero}>
      <Head title={title} />
      <PageHead title={title}>
        <p>{t('wishes.note')}</p>
      </PageHead>
      {alive ? (
        <OwnWishes />
      ) : (
        <>
          <div className={css.waiting}>
            <Skeleton rows={4} shape="box" />
          </div>
          <noscript>
            <p>{t('wishes.needsScripts')}</p>
          </noscript>
        </>
      )}
    </div>
  );
};
