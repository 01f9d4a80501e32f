import type { Block } from '../../../domain/content/block.ts';
import { headView } from '../../content/head/head-parts.ts';
import css from './pictured-intro.module.css';

/** What editors say of a category with a picture: it stands beside the words, where there is room. Source: CONT-1. */
export const PicturedIntro = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const View = headView();
  return <div className={css.words}>{View && <View blocks={blocks} />}</div>;
};
