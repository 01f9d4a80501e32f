import type { Shop } from '../../../application/shared/shop.ts';
import type { LawPage } from '../../../domain/content/block.ts';
import type { Say } from '../../shared/translation/translator.ts';
import type { BlockData } from '../views.ts';
import { lawText, lawValues } from './law-text.ts';

/** What leads to a part of a page. */
export interface PageSection {
  readonly id: string;
  readonly heading: string;
  /** How many words it has, where they are the shop's own. */
  readonly words: number;
}

/** The place of a section, whatever its country is; others link to that of guarantees. */
export const sectionId = (section: string): string => {
  const id = section.replace(/[A-Z]{2}$/, '');
  return id === 'warranty' ? 'guarantee' : id;
};

/** Whether packaging is spoken of: by its register, or by how it is sorted. Source: LAW-13. */
export const saysPackaging = ({ facts: { lucid, idu }, countries }: Pick<Shop, 'facts' | 'countries'>) =>
  lucid !== undefined || idu !== undefined || countries.some(({ code }) => code === 'FR');

/** The sections of a page of the law, in order, as it draws them. Source: HELP-4. */
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
