import { useTranslation } from 'react-i18next';
import type { ConsentOverviewType } from '../../domain/content/block.ts';
import { type ConsentCategory, consentCategories } from '../../domain/tracking/consent.ts';
import { buttonClass } from '../shared/elements/button.ts';
import css from './consent-overview.module.css';
import { KeptDetails } from './KeptDetails.tsx';
import { KeptList } from './KeptList.tsx';

/**
 * What the shop stores in a browser, for content pages: all categories, one category with its purpose, or only its
 * list. Its link opens the settings, as every link to `#cookies` does. `category`: the category to show; by default the
 * first. Source: CONT-1.
 */
export const ConsentOverview = ({
  embed,
  category = 'necessary',
}: {
  readonly embed: ConsentOverviewType;
  readonly category?: ConsentCategory;
}) => {
  const { t } = useTranslation('consent');
  if (embed === 'category-only') return <KeptList category={category} />;
  const shown = embed === 'all' ? consentCategories : [category];
  return (
    <section className={css.overview} id={embed === 'all' ? 'cookies' : undefined}>
      {embed === 'all' && <h2>{t('overview.title')}</h2>}
      {shown.map((one) => (
        <div key={one} className={css.category}>
          <h3>{t(`category.${one}.title`)}</h3>
          <p>{t(`category.${one}.text`)}</p>
          {embed === 'all' ? <KeptDetails category={one} /> : <KeptList category={one} />}
        </div>
      ))}
      <a className={buttonClass('secondary')} href="#cookies">
        {t('overview.change')}
      </a>
    </section>
  );
};
