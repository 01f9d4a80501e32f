import { distinctUntilChanged, map } from 'rxjs';
import type { ConsentDesk } from './consent-desk.ts';
import type { ConsentPlatform } from './ports.ts';

/** The shop's own question in the shape of a platform. Its words are the page's, so it is told no language. Source: TRK-7. */
export const ownPlatform = ({ state$, openSettings }: ConsentDesk): ConsentPlatform => ({
  isThere: () => true,
  consent$: state$.pipe(
    map(({ consent }) => consent),
    distinctUntilChanged(),
  ),
  open: openSettings,
  speak: () => undefined,
});
