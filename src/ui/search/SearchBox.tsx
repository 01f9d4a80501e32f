import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/shared/paths.ts';
import { useLocale } from '../shared/use-locale.ts';

export const SearchBox = () => {
  const { t } = useTranslation();
  return (
    <search>
      <form action={pathTo.search(useLocale())}>
        <input
          type="search"
          name="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
        />
      </form>
    </search>
  );
};
