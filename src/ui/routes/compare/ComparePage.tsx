import { useTranslation } from 'react-i18next';
import { mostCompared, writeChosen } from '../../../domain/catalogue/compared.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ListingPage } from '../../catalogue/listing/ListingPage.tsx';
import { PageHead } from '../../catalogue/PageHead.tsx';
import { lenses as department } from '../../shared/departments.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import { CompareTable } from './CompareTable.tsx';
import type { CompareData } from './loader.ts';

/** Compares up to four lenses side by side, at an address that can be shared. Source: CAT-21. */
export const ComparePage = () => {
  const { lenses, isCut } = usePageData<CompareData>();
  const { t } = useTranslation('compare');
  const { locale } = useServices();
  const more = `${pathTo.category(locale, department.path[locale])}?${writeChosen(lenses.map(({ id }) => id))}`;
  return (
    <ListingPage>
      <Head title={t('title')} />
      <PageHead title={t('title')}>
        <p>{t(lenses.length > 0 ? 'about' : 'empty')}</p>
        {isCut && <p role="status">{t('tooMany')}</p>}
      </PageHead>
      {lenses.length > 0 && <CompareTable lenses={lenses} />}
      {lenses.length < mostCompared && (
        <p>
          <PreLink className={buttonClass('secondary')} to={more} rel="nofollow">
            {t('add')}
          </PreLink>
        </p>
      )}
    </ListingPage>
  );
};
