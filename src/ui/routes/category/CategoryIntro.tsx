import type { Block } from '../../../domain/content/block.ts';
import { headView } from '../../content/head/head-parts.ts';
import css from './category-page.module.css';

/** The editors' introduction of a category as text only. Source: CONT-1. */
export const CategoryIntro = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const View = headView();
  return <div className={css.words}>{View && <View blocks={blocks} />}</div>;
};
