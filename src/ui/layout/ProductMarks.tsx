import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { useServices } from '../shared/services.ts';
import { LiveWishButton } from '../wishlist/WishButton.tsx';

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const titleBeside = (place: HTMLElement): string =>
  place.closest('article, header')?.querySelector('h1, h2, h3')?.textContent ?? '';

/**
 * Marks the products of a document for this visitor: a heart on each, and whether its price is special. Source: CAT-5,
 * CAT-17.
 */
export const ProductMarks = () => {
  const { addedProducts } = useServices();
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    setPlaces(allOf('[data-wish]'));
    const added: readonly string[] = addedProducts.read();
    for (const mark of allOf('[data-special]')) mark.hidden = !added.includes(mark.dataset.special ?? '');
  }, [addedProducts]);
  return places.map((place, index) => {
    const id = (place.dataset.wish ?? '') as ProductId;
    return createPortal(<LiveWishButton id={id} title={titleBeside(place)} />, place, String(index));
  });
};
