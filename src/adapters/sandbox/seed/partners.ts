import type { CountryCode } from '../../../domain/shared/country.ts';
import type { KnownPartner } from '../../shop-server/addresses/partners.ts';
import { weekOfPartner } from './partner-hours.ts';
import { pointOfPartner } from './partner-points.ts';
import { zoneOf } from './partner-zones.ts';

const partner = (
  id: string,
  country_code: CountryCode,
  [name, street, street_number, postcode, city, phone_number]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  state: Partial<Pick<KnownPartner, 'pickup_enabled' | 'pickup' | 'closed'>> = {},
): KnownPartner => ({
  id,
  name,
  street,
  street_number,
  postcode,
  city,
  country_code,
  phone_number,
  ...pointOfPartner[id],
  ...(weekOfPartner[id] && !state.closed && { eye_checks: true }),
  ...(weekOfPartner[id] &&
    !state.closed && {
      opening_hours: { time_zone: zoneOf({ country_code }), week: weekOfPartner[id] },
    }),
  pickup_enabled: true,
  pickup: true,
  ...state,
});

/** Opticians that the shops work with. One offers no pickup, one is paused and one has closed. */
export const partners: readonly KnownPartner[] = [
  partner('ch-limmat', 'CH', [
    'Optik am Limmatufer',
    'Limmatquai',
    '48',
    '8001',
    'Zürich',
    '+41 44 555 01 31',
  ]),
  partner('ch-seefeld', 'CH', [
    'Brillenhaus Seefeld',
    'Seefeldstrasse',
    '112',
    '8008',
    'Zürich',
    '+41 44 555 01 32',
  ]),
  partner(
    'ch-oerlikon',
    'CH',
    ['Sehzentrum Nord', 'Schaffhauserstrasse', '355', '8050', 'Zürich', '+41 44 555 01 33'],
    {
      closed: true,
    },
  ),
  partner('ch-winterthur', 'CH', [
    'Optik Steinberg',
    'Marktgasse',
    '21',
    '8400',
    'Winterthur',
    '+41 52 555 01 34',
  ]),
  partner('ch-bern', 'CH', ['Laubenoptik', 'Kramgasse', '30', '3011', 'Bern', '+41 31 555 01 35']),
  partner('ch-basel', 'CH', ['Rheinblick Optik', 'Greifengasse', '9', '4058', 'Basel', '+41 61 555 01 36']),
  partner('ch-luzern', 'CH', ['Optik Pilatus', 'Pilatusstrasse', '5', '6003', 'Luzern', '+41 41 555 01 37'], {
    pickup: false,
  }),
  partner('ch-geneve', 'CH', ['Optique du Lac', 'Rue du Rhône', '62', '1204', 'Genève', '+41 22 555 01 38']),
  partner('ch-lugano', 'CH', ['Ottica Ceresio', 'Via Nassa', '17', '6900', 'Lugano', '+41 91 555 01 39'], {
    pickup_enabled: false,
  }),
  partner('at-salzburg', 'AT', [
    'Optik am Makartsteg',
    'Linzer Gasse',
    '12',
    '5020',
    'Salzburg',
    '+43 662 5550 41',
  ]),
  partner('at-wien-neubau', 'AT', ['Sehwerk Neubau', 'Lindengasse', '38', '1070', 'Wien', '+43 1 5550 42']),
  partner('at-wien-landstrasse', 'AT', [
    'Optik Rochus',
    'Landstraßer Hauptstraße',
    '54',
    '1030',
    'Wien',
    '+43 1 5550 43',
  ]),
  partner('at-graz', 'AT', ['Murblick Optik', 'Herrengasse', '7', '8010', 'Graz', '+43 316 5550 44'], {
    closed: true,
  }),
  partner('at-innsbruck', 'AT', [
    'Alpenauge Optik',
    'Maria-Theresien-Straße',
    '25',
    '6020',
    'Innsbruck',
    '+43 512 5550 45',
  ]),
  partner('fr-lyon', 'FR', [
    'Maison Bellecour Optique',
    'rue des Opticiens',
    '12',
    '69002',
    'Lyon',
    '+33 4 55 50 21 61',
  ]),
  partner('fr-paris-marais', 'FR', [
    'Lunetterie du Marais',
    'rue de Turenne',
    '27',
    '75003',
    'Paris',
    '+33 1 55 50 21 62',
  ]),
  partner(
    'fr-paris-rivoli',
    'FR',
    ['Optique Rivoli', 'rue de Rivoli', '88', '75004', 'Paris', '+33 1 55 50 21 63'],
    {
      closed: true,
    },
  ),
  partner('fr-strasbourg', 'FR', [
    'Optique des Arcades',
    'rue des Grandes Arcades',
    '14',
    '67000',
    'Strasbourg',
    '+33 3 55 50 21 64',
  ]),
  partner('de-berlin', 'DE', [
    'Optik an der Charité',
    'Luisenstraße',
    '41',
    '10117',
    'Berlin',
    '+49 30 5550 71',
  ]),
  partner('de-hamburg', 'DE', [
    'Alsterblick Optik',
    'Spitalerstraße',
    '9',
    '20095',
    'Hamburg',
    '+49 40 5550 72',
  ]),
  partner('de-muenchen', 'DE', [
    'Optik am Dom',
    'Kaufingerstraße',
    '15',
    '80331',
    'München',
    '+49 89 5550 73',
  ]),
  partner('de-koeln', 'DE', ['Rheinauge Optik', 'Hohe Straße', '60', '50667', 'Köln', '+49 221 5550 74'], {
    closed: true,
  }),
  partner('it-milano', 'IT', ['Ottica Torino', 'Via Torino', '22', '20123', 'Milano', '+39 02 5550 81']),
  partner('it-roma', 'IT', ['Ottica del Corso', 'Via del Corso', '140', '00186', 'Roma', '+39 06 5550 82']),
  partner('it-torino', 'IT', [
    'Ottica Garibaldi',
    'Via Garibaldi',
    '8',
    '10122',
    'Torino',
    '+39 011 5550 83',
  ]),
  partner(
    'it-bolzano',
    'IT',
    ['Ottica dei Portici', 'Via dei Portici', '31', '39100', 'Bolzano', '+39 0471 5550 84'],
    {
      pickup: false,
    },
  ),
];
