/** The kind of device, as far as the request states it. For layout hints and statistics only: nothing else may depend on it. */

/** Source: UI-9. */
export type Device = 'mobile' | 'tablet' | 'desktop';

const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const mobile = /Mobi|iPhone|iPod|Android|Windows Phone|BlackBerry|Opera Mini/i;

/** Returns the device from the user agent. Without information, it is a desktop. Source: UI-9. */
export const deviceOf = (userAgent: string): Device => {
  if (tablet.test(userAgent)) return 'tablet';
  return mobile.test(userAgent) ? 'mobile' : 'desktop';
};

/** Words in the user agents of search engines, link previews and monitoring tools. */
const crawler =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners|lighthouse|headlesschrome|archiver|embedly|whatsapp|pingdom/i;

/** Whether the visitor is a crawler. One that does not identify itself counts as a person. Source: UI-9. */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);
