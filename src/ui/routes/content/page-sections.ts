import { useTranslation } from 'react-i18next';
import type { Block } from '../../../domain/content/block.ts';
import { lawPageSections, type PageSection } from '../../content/rest/law-page-sections.ts';
import type { BlockData } from '../../content/views.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Returns the titles of a page's sections, in order: from blocks with headings of their own, and from legal texts.
 * Source: HELP-4.
 */
export const usePageSections = (blocks: readonly Block[], data: BlockData): readonly PageSection[] => {
  const { shop } = useServices();
  const { t } = useTranslation(['content', 'common']);
  return blocks.flatMap((block) => (block.kind === 'law' ? lawPageSections(shop, block.page, t, data) : []));
};
