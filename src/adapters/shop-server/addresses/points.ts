import type { GeoPoint } from '../../../domain/shared/geo.ts';

export const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });

/** The coordinates of the places in `places.ts`, by their official postal name. */
export const pointOfPlace: Readonly<Record<string, GeoPoint>> = {
  Zürich: at(47.3769, 8.5417),
  Bern: at(46.948, 7.4474),
  Basel: at(47.5596, 7.5886),
  Genève: at(46.2044, 6.1432),
  Lausanne: at(46.5197, 6.6323),
  Lugano: at(46.0037, 8.9511),
  Luzern: at(47.0502, 8.3093),
  'St. Gallen': at(47.4245, 9.3767),
  Winterthur: at(47.4988, 8.7237),
  Vaduz: at(47.141, 9.5209),
  Schaan: at(47.165, 9.5087),
  Berlin: at(52.52, 13.405),
  Hamburg: at(53.5511, 9.9937),
  München: at(48.1372, 11.5756),
  Köln: at(50.9375, 6.9603),
  'Frankfurt am Main': at(50.1109, 8.6821),
  Wien: at(48.2082, 16.3738),
  Salzburg: at(47.8095, 13.055),
  Innsbruck: at(47.2692, 11.4041),
  Graz: at(47.0707, 15.4395),
  Milano: at(45.4642, 9.19),
  Roma: at(41.9028, 12.4964),
  Torino: at(45.0703, 7.6869),
  Firenze: at(43.7696, 11.2558),
  Bolzano: at(46.4983, 11.3548),
  Paris: at(48.8566, 2.3522),
  Lyon: at(45.764, 4.8357),
  Strasbourg: at(48.5734, 7.7521),
  Marseille: at(43.2965, 5.3698),
  Luxembourg: at(49.6116, 6.1319),
};
