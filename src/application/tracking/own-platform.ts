import { distinctUntilChanged, map } from 'rxjs';
import type { ConsentDesk } from './consent-desk.ts';
import type { ConsentPlatform } from './ports.ts';

/** Adapts the shop's own consent dialog to a platform. Its texts are the page's, so it needs no language. Source: TRK-7. */
export const ownPlatform = ({ state$, openSettings }: ConsentDesk): ConsentPlatform => ({
  isThere: () => true,
  consent$: state$.pipe(
    map(({ consent }) => consent),
    distinctUntilChanged(),
  ),
  open: openSettings,
  speak: () => undefined,
});
