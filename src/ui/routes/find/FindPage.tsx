import { useTranslation } from 'react-i18next';
import { findAddress } from '../../../domain/catalogue/find-address.ts';
import { FoundProducts } from '../../catalogue/found/FoundProducts.tsx';
import found from '../../catalogue/found/found.module.css';
import { OwnValuesForm } from '../../catalogue/found/OwnValuesForm.tsx';
import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import { useAlive } from '../../shared/use-alive.ts';
import { LiveFind } from './LiveFind.tsx';
import type { FindData } from './loader.ts';

/** The fragment that the browser scrolls to once the form was sent. */
const foundId = 'found';

/**
 * The page as the server renders it after the form was sent: the browser sends the form and the buttons of the pages.
 * Space is reserved for what only scripts add.
 */
const SentFind = ({ data, action }: { readonly data: FindData; readonly action: string }) => {
  const { t } = useTranslation('finder');
  return (
    <>
      <OwnValuesForm
        action={`${action}#${foundId}`}
        typedIn={(name) => data.typed?.[name] ?? ''}
        wrong={data.wrong ?? []}
      >
        <p className={found.consent} data-coming="" aria-hidden="true">
          <input type="checkbox" disabled />
          <span>{t('keep')}</span>
        </p>
      </OwnValuesForm>
      {data.found && data.values && (
        <section id={foundId} className={found.found}>
          <FoundProducts {...data.found} values={data.values} query={data.query} />
        </section>
      )}
    </>
  );
};

/**
 * Finds products made in the values of both eyes. The page is the same for every visitor until the form is posted, or
 * until it hydrates and knows values. Source: FIND-1, FIND-2, FIND-3.
 */
export const FindPage = () => {
  const data = usePageData<FindData>();
  const { t } = useTranslation('finder');
  const { locale, shop } = useServices();
  const alive = useAlive();
  const { query, category } = data;
  const action = findAddress(locale, category?.path ?? '', query, shop.itemsPerPage);
  const title = category ? t('titleIn', { category: category.title }) : t('title');
  return (
    <ListingPage>
      <Head title={title} />
      <PageHead title={title}>
        <p>{t('about')}</p>
      </PageHead>
      <div className={found.found}>
        {alive ? <LiveFind data={data} action={action} /> : <SentFind data={data} action={action} />}
      </div>
    </ListingPage>
  );
};
