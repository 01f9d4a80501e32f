import type { GeoPoint } from '../../../domain/shared/geo.ts';
import { at } from '../../shop-server/addresses/points.ts';

/** The locations of the seed's partners. */
export const pointOfPartner: Readonly<Record<string, GeoPoint>> = {
  'ch-limmat': at(47.3715, 8.5434),
  'ch-seefeld': at(47.3567, 8.5541),
  'ch-oerlikon': at(47.4107, 8.5446),
  'ch-winterthur': at(47.4993, 8.7291),
  'ch-bern': at(46.948, 7.45),
  'ch-basel': at(47.5622, 7.5939),
  'ch-luzern': at(47.0491, 8.3069),
  'ch-geneve': at(46.2019, 6.1501),
  'ch-lugano': at(46.0026, 8.9496),
  'at-salzburg': at(47.8029, 13.0466),
  'at-wien-neubau': at(48.2007, 16.3455),
  'at-wien-landstrasse': at(48.2017, 16.3915),
  'at-graz': at(47.0698, 15.4392),
  'at-innsbruck': at(47.2665, 11.3934),
  'fr-lyon': at(45.7567, 4.8317),
  'fr-paris-marais': at(48.8605, 2.3643),
  'fr-paris-rivoli': at(48.8573, 2.3519),
  'fr-strasbourg': at(48.5829, 7.7466),
  'de-berlin': at(52.5281, 13.387),
  'de-hamburg': at(53.5512, 10.0001),
  'de-muenchen': at(48.1381, 11.5713),
  'de-koeln': at(50.9391, 6.9539),
  'it-milano': at(45.4622, 9.1852),
  'it-roma': at(41.9037, 12.4797),
  'it-torino': at(45.0686, 7.6821),
  'it-bolzano': at(46.4987, 11.3536),
};
