import { useTranslation } from 'react-i18next';
import type { ConsentCategory } from '../../domain/tracking/consent.ts';
import { keptFor } from '../../domain/tracking/kept-things.ts';
import { KeptList } from './KeptList.tsx';
import css from './kept-details.module.css';

/** The same list, collapsed. */
export const KeptDetails = ({ category }: { readonly category: ConsentCategory }) => {
  const { t } = useTranslation('consent');
  return (
    <details className={css.details}>
      <summary>
        {t('list.show', { count: keptFor(category).length })}
        <span className={css.of}>{`: ${t(`category.${category}.title`)}`}</span>
      </summary>
      <KeptList category={category} />
    </details>
  );
};
