/** What kind of machine asks, as far as it says. For layout hints and statistics: nothing else may follow from it. */

/** Source: UI-9. */
export type Device = 'mobile' | 'tablet' | 'desktop';

const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const mobile = /Mobi|iPhone|iPod|Android|Windows Phone|BlackBerry|Opera Mini/i;

/** By the browser's own description; who says nothing sits at a desk. Source: UI-9. */
export const deviceOf = (userAgent: string): Device => {
  if (tablet.test(userAgent)) return 'tablet';
  return mobile.test(userAgent) ? 'mobile' : 'desktop';
};

/** Words by which search engines, previews and checking tools name themselves. */
const crawler =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners|lighthouse|headlesschrome|archiver|embedly|whatsapp|pingdom/i;

/** Whether a machine reads the page; one that does not say so is taken for a person. Source: UI-9. */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);
