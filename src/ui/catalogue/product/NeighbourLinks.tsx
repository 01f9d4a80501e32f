import { useId } from 'react';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './neighbours.module.css';

export interface Neighbour {
  readonly id: ProductId;
  readonly title: string;
  readonly path: string;
}

/** A list of neighbouring products, as links. */
export interface NeighbourList {
  readonly title: string;
  readonly products: readonly Neighbour[];
}

/** The links reserve the space of the cards that replace them. */
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
