import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { CompareTable } from './CompareTable.tsx';
import type { CompareData } from './loader.ts';

/** Up to four lenses side by side, at an address that can be passed on. Source: CAT-21. */
export const ComparePage = () => {
  const { lenses } = usePageData<CompareData>();
  const { t } = useTranslation('compare');
  return (
    <ListingPage>
      <Head title={t('title')} />
      <PageHead title={t('title')}>
        <p>{t(lenses.length > 0 ? 'about' : 'empty')}</p>
      </PageHead>
      {lenses.length > 0 && <CompareTable lenses={lenses} />}
    </ListingPage>
  );
};
