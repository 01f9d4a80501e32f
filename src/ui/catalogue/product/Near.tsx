import { useEffect, useRef } from 'react';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useLate } from '../../shared/use-late.ts';
import { fetchMore } from './fetch-more.ts';
import { isReviewed } from './is-reviewed.ts';
import type { BelowProps } from './more/Below.tsx';
import css from './near.module.css';

/** How far below the window they are fetched already; whoever leapt over them is past them. */
const near = '99999px 0px 1200px';

/** The place of what stands at a product's end: it comes when it comes near the window. Source: CAT-17. */
const NearView = ({ product }: BelowProps) => {
  const { shop } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [more, want] = useLate(fetchMore, 'product');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: near },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [want]);
  return (
    <div ref={place} className={isReviewed(shop, product) ? css.room : undefined}>
      {more && <more.Below product={product} />}
    </div>
  );
};

export const Near = island('near', NearView);
