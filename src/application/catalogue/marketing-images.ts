import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Observable, of } from 'rxjs';
import type { MarketingImage, ProductId } from '../../domain/catalogue/product.ts';
import { isShown } from '../../domain/catalogue/timed-content.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { ClockPort } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import { type Asked, latestState } from '../shared/latest-state.ts';
import type { CataloguePort } from './ports.ts';

interface Viewer {
  readonly locale: Locale;
  readonly brand: BrandId;
  readonly clock: ClockPort;
}

/** The pictures that a product shows in this shop and language now. A page's data leaves them out. Source: CAT-14. */
export const marketingImages = (
  catalogue: Pick<CataloguePort, 'product'>,
  id: ProductId,
  { locale, brand, clock }: Viewer,
): Observable<Asked<Failure, readonly MarketingImage[]>> =>
  latestState(
    of(
      pipe(
        catalogue.product(id),
        TE.map((product) =>
          product.marketingImages.filter((image) => isShown(image, { locale, brand, now: clock.now() })),
        ),
      ),
    ),
  );
