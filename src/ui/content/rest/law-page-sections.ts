import type { Shop } from '../../../application/shared/shop.ts';
import type { LawPage } from '../../../domain/content/block.ts';
import type { Say } from '../../shared/translation/translator.ts';
import type { BlockData } from '../views.ts';
import { lawText, lawValues } from './law-text.ts';

/** A link target on a page. */
export interface PageSection {
  readonly id: string;
  readonly heading: string;
  /** The number of words, if the texts are the shop's own. */
  readonly words: number;
}

/** Returns the id of a section without its country. Other pages link to that of guarantees. */
export const sectionId = (section: string): string => {
  const id = section.replace(/[A-Z]{2}$/, '');
  return id === 'warranty' ? 'guarantee' : id;
};

/** Whether a page mentions packaging: its registration, or how to sort it. Source: LAW-13, LAW-43. */
export const saysPackaging = ({ facts: { lucid, idu }, countries }: Pick<Shop, 'facts' | 'countries'>) =>
  lucid !== undefined || idu !== undefined || countries.some(({ code }) => code === 'FR' || code === 'IT');

/** Returns the sections of a law page, in the order in which they are shown. Source: HELP-4. */
export const lawPageSections = (
  shop: Shop,
  page: LawPage,
  t: Say<'content' | 'common'>,
  { laws, privacy }: Pick<BlockData, 'laws' | 'privacy'>,
): readonly PageSection[] => {
  const own = lawText(shop.law, page, t, lawValues(shop, t, { privacy }));
  return [
    ...own.map(({ section, heading, paragraphs }) => ({
      id: sectionId(section),
      heading,
      words: paragraphs.join(' ').split(/\s+/).length,
    })),
    ...(page === 'legal' && saysPackaging(shop)
      ? [{ id: 'packaging', heading: t('content:packaging.heading'), words: 0 }]
      : []),
    ...(laws?.abroad[page]?.length ? [{ id: 'abroad', heading: t('content:abroad.heading'), words: 0 }] : []),
  ];
};
