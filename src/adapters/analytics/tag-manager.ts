import type { AnalyticsPort } from '../../application/tracking/ports.ts';
import type { LayerWindow } from './data-layer.ts';

/** Loads the script of a tag manager's container, after consent. `now`: milliseconds since 1970. Source: TRK-1, TRK-7. */
export const loadTagManager = (
  page: Pick<Document, 'createElement' | 'head'>,
  { dataLayer }: LayerWindow,
  container: string,
  now: number,
): void => {
  dataLayer?.push({ 'gtm.start': now, event: 'gtm.js' });
  const script = page.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  page.head.append(script);
};

/** A script that has run cannot be undone: when consent is withdrawn, the page reloads without it. Source: TRK-7. */
export const leaveTagManager = (reload: () => void): AnalyticsPort => ({
  begin: () => undefined,
  track: () => undefined,
  end: reload,
});
