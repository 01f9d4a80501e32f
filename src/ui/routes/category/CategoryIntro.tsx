import { useState } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import { headView, keepHead } from '../../content/head/head-parts.ts';
import { useFollowedLinks } from '../../shared/elements/follow-links.ts';
import css from './category-page.module.css';

const Kept = ({ category }: { readonly category: string }) => {
  const [html] = useState(() => ({ __html: keepHead(category) }));
  const links = useFollowedLinks();
  return (
    <div
      className={css.words}
      data-kept="head"
      {...links}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands on the page already
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
};

/** What editors say of a category; a picture among it stands beside, where there is room. Source: CONT-1. */
export const CategoryIntro = ({
  category,
  blocks,
}: {
  readonly category: string;
  readonly blocks: readonly Block[] | 'kept';
}) => {
  const View = headView();
  if (blocks === 'kept') return <Kept key={category} category={category} />;
  return (
    <div className={css.words} data-kept="head">
      {View && <View blocks={blocks} />}
    </div>
  );
};
