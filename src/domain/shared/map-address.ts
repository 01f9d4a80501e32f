/** The hosts of maps that a shop links to by default. */
export const usualMaps: readonly string[] = [
  'www.openstreetmap.org',
  'maps.google.com',
  'maps.apple.com',
  'map.geo.admin.ch',
];

/**
 * Returns a map URL from an external source if it is allowed: https, a host that the shop links to, and no user name or
 * password. Source: ACC-8.
 */
export const mapAddress = (input: string, maps: readonly string[] = usualMaps): string | undefined => {
  const url = /^https:\/\/[^\s\\]+$/i.test(input) ? URL.parse(input) : null;
  const isMap = url !== null && url.username + url.password === '' && maps.includes(url.host);
  return isMap ? url.href : undefined;
};
