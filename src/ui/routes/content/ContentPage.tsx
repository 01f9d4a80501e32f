import { useLoaderData } from 'react-router';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Head } from '../../shared/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './ContentPage.module.css';
import { ContentSections } from './ContentSections.tsx';
import type { ContentData } from './loader.ts';
import { OrderWays } from './OrderWays.tsx';
import { PageList } from './PageList.tsx';
import { ShippingTables } from './ShippingTables.tsx';

/** One plain page: who we are, how we send, on what terms. */
export const ContentPage = () => {
  const { t } = useTranslation('content');
  const { name } = useServices().shop;
  const { page, shipping } = useLoaderData<ContentData>();
  const title = t(`${page}.title`, { name });
  return (
    <div className={css.page}>
      <Head
        title={title}
        description={t(`${page}.description`, { name })}
        paths={inEveryLocale((locale) => pathTo.content(locale, page))}
        type="article"
      />
      <article className={css.text}>
        <h1>{title}</h1>
        {(page === 'returns' || page === 'help') && <OrderWays page={page} />}
        {page === 'shipping' && <ShippingTables tables={shipping} />}
        <ContentSections page={page} />
      </article>
      <PageList current={page} />
    </div>
  );
};
