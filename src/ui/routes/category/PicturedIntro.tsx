import type { Block } from '../../../domain/content/block.ts';
import { headView } from '../../content/head/head-parts.ts';
import css from './pictured-intro.module.css';

/**
 * The editors' introduction of a category with a picture, which is beside the text if there is enough space. Source:
 * CONT-1.
 */
export const PicturedIntro = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const View = headView();
  return <div className={css.words}>{View && <View blocks={blocks} />}</div>;
};
