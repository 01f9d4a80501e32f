import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import { Banner } from './Banner.tsx';
import css from './Banners.module.css';

/** Promotions as big pictures one below the other, or as small ones side by side. Source: CONT-1. */
export const Banners = ({ block }: { readonly block: BlockOf<'banners'> }) => {
  // Menu banners are shown as small ones if an editor puts them on a page.
  const size = block.size === 'big' ? 'big' : 'small';
  return (
    <Headed block={block}>
      <ul className={css.list} data-size={size}>
        {block.items.map((item) => (
          <li key={item.id}>
            <Banner item={item} size={size} heading={block.heading ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </Headed>
  );
};
