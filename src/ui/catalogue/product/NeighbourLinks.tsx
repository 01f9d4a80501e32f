import { useId } from 'react';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './neighbours.module.css';

export interface Neighbour {
  readonly id: ProductId;
  readonly title: string;
  readonly path: string;
}

/** Products beside one, by what leads to them. */
export interface NeighbourList {
  readonly title: string;
  readonly products: readonly Neighbour[];
}

/** They hold the room of the cards that take their place. */
export const NeighbourLinks = ({ title, products }: NeighbourList) => {
  const id = useId();
  return (
    <section className={css.links} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <PreLink to={product.path}>{product.title}</PreLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
