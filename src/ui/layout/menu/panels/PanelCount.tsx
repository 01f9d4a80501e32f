import { useTranslation } from 'react-i18next';
import type { PanelKind } from './load-panel.ts';

const PanelCount = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('panel');
  return <span>{t('products', { count })}</span>;
};

/** How many products a link leads to, behind its name. */
export const countOf = ({ count }: PanelKind) => count !== undefined && <PanelCount count={count} />;
