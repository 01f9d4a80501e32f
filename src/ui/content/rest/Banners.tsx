import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import { Banner } from './Banner.tsx';
import css from './Banners.module.css';

/** Offers as big pictures one below the other, as small ones side by side, or as a line of words. Source: CONT-1. */
export const Banners = ({ block }: { readonly block: BlockOf<'banners'> }) => (
  <Headed block={block}>
    <ul className={css.list} data-size={block.size}>
      {block.items.map((item) => (
        <li key={item.id}>
          <Banner item={item} size={block.size} heading={block.heading ? 'h3' : 'h2'} />
        </li>
      ))}
    </ul>
  </Headed>
);
