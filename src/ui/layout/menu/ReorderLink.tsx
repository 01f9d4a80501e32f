import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ReorderIcon } from '../../art/icons/header.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';

/** A link to earlier orders. A guest is asked to sign in first, on the same page. Source: UI-3, UI-4, ROUTE-6. */
export const ReorderLink = (props: {
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
}) => {
  const { t } = useTranslation();
  return (
    <PreLink to={pathTo.account(useLocale(), 'history')} {...props}>
      <ReorderIcon />
      {t('header.reorder')}
    </PreLink>
  );
};
