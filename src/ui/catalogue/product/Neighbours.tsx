import type { ProductId, ProductSummary } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { island } from '../../shared/island.tsx';
import { useLate } from '../../shared/use-late.ts';
import { useNear } from '../../shared/use-near.ts';
import { fetchMore } from './fetch-more.ts';
import { type Neighbour, NeighbourLinks, type NeighbourList } from './NeighbourLinks.tsx';
import css from './neighbours.module.css';

/** The number of products in one row of the widest grid. */
const shown = 4;

/** Returns a list as the document contains it. Empty if there are no products. */
export const neighbourList = (
  locale: Locale,
  title: string,
  products: readonly ProductSummary[],
): readonly NeighbourList[] =>
  products.length === 0
    ? []
    : [
        {
          title,
          products: products.slice(0, shown).map(({ id, slug, title }) => ({
            id,
            title,
            path: pathTo.product(locale, id, slug),
          })),
        },
      ];

interface NeighboursProps {
  readonly lists: readonly NeighbourList[];
}

/** Neighbouring products: links first, and cards when they come near the viewport. Source: CAT-6, CAT-28. */
const NeighboursView = ({ lists }: NeighboursProps) => {
  const [more, want] = useLate(fetchMore, 'product');
  const List = more?.NeighbourCards ?? NeighbourLinks;
  return (
    <div ref={useNear(want)} className={css.lists}>
      {lists.map((list) => (
        <List key={list.title} {...list} />
      ))}
    </div>
  );
};

const linkIn = (link: HTMLAnchorElement): Neighbour => {
  const path = link.getAttribute('href') ?? '';
  return { id: /\/p\/([^/]+)/.exec(path)?.[1] as ProductId, title: link.textContent, path };
};

export const Neighbours = island<NeighboursProps>('neighbours', NeighboursView, {
  rest: () => ({}),
  read: (_, host) => ({
    lists: [...host.querySelectorAll('section')].map((list) => ({
      title: list.querySelector('h2')?.textContent ?? '',
      products: [...list.querySelectorAll('a')].map(linkIn),
    })),
  }),
});
