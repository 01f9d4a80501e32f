import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { type Observable, of } from 'rxjs';
import type { MarketingImage, ProductId } from '../../domain/catalogue/product.ts';
import { addressTarget, type LinkTarget } from '../../domain/content/link-target.ts';
import type { Failure } from '../shared/failure.ts';
import { type Asked, latestState } from '../shared/latest-state.ts';
import type { CataloguePort } from './ports.ts';
import { shownContent, type Viewer } from './shown-content.ts';

/** A picture with its link target. */
export type LeadingImage = Pick<MarketingImage, 'title' | 'image' | 'imageType'> & {
  readonly target: LinkTarget;
};

/**
 * Loads the pictures that a product shows in this shop and language now, except those without an allowed link. A page's
 * data does not contain them. Source: CAT-14.
 */
export const marketingImages = (
  catalogue: Pick<CataloguePort, 'product'>,
  id: ProductId,
  viewer: Viewer,
): Observable<Asked<Failure, readonly LeadingImage[]>> =>
  latestState(
    of(
      pipe(
        catalogue.product(id),
        TE.map((product) =>
          shownContent(product.marketingImages, viewer).flatMap(({ title, image, imageType, link }) => {
            const target = addressTarget(link);
            return O.isSome(target) ? [{ title, image, imageType, target: target.value }] : [];
          }),
        ),
      ),
    ),
  );
