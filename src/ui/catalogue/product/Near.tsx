import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import { useLate } from '../../shared/use-late.ts';
import { useNear } from '../../shared/use-near.ts';
import { fetchMore } from './fetch-more.ts';
import { isReviewed } from './is-reviewed.ts';
import type { BelowProps } from './more/Below.tsx';
import css from './near.module.css';

/**
 * The place of the content at the end of a product page. The content is loaded when it comes near the viewport. Source:
 * CAT-17.
 */
const NearView = ({ product }: BelowProps) => {
  const { shop } = useServices();
  const [more, want] = useLate(fetchMore, 'product');
  return (
    <div ref={useNear(want)} className={isReviewed(shop, product) ? css.room : undefined}>
      {more && <more.Below product={product} />}
    </div>
  );
};

export const Near = island('near', NearView);
