/** Maps that a shop leads to where it names no others, by their hosts. */
export const usualMaps: readonly string[] = [
  'www.openstreetmap.org',
  'maps.google.com',
  'maps.apple.com',
  'map.geo.admin.ch',
];

/** The page of a map that somebody else named: by https, of a host that the shop leads to, without a user in it. Source: ACC-8. */
export const mapAddress = (input: string, maps: readonly string[] = usualMaps): string | undefined => {
  const url = /^https:\/\/[^\s\\]+$/i.test(input) ? URL.parse(input) : null;
  const isMap = url !== null && url.username + url.password === '' && maps.includes(url.host);
  return isMap ? url.href : undefined;
};
