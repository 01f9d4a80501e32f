import { useTranslation } from 'react-i18next';
import type { PanelKind } from './load-panel.ts';

const PanelCount = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('panel');
  return <span>{t('products', { count })}</span>;
};

/** Renders the number of products after a link's name, if it is known. */
export const countOf = ({ count }: PanelKind) => count !== undefined && <PanelCount count={count} />;
