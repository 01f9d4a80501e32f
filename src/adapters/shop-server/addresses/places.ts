import type { CountryCode } from '../../../domain/shared/country.ts';

/** A place in the postal directory. */
export interface Place {
  readonly country: CountryCode;
  readonly postcodes: readonly string[];
  /** The official postal name first, then other correct spellings. */
  readonly names: readonly [string, ...string[]];
  /** Known streets of the place. Others may be correct as well. */
  readonly streets: readonly string[];
}

const place = (
  country: CountryCode,
  postcodes: string,
  names: Place['names'],
  ...streets: readonly string[]
): Place => ({ country, postcodes: postcodes.split(' '), names, streets });

/** The places known to the sandbox's address service. It makes no statement about any other. */
export const places: readonly Place[] = [
  place(
    'CH',
    '8001 8002 8003 8004 8005 8006 8008 8032 8037 8050',
    ['Zürich', 'Zurich', 'Zurigo'],
    'Bahnhofstrasse',
    'Seestrasse',
    'Lindenbachstrasse',
    'Universitätstrasse',
    'Badenerstrasse',
  ),
  place(
    'CH',
    '3000 3004 3005 3006 3007 3008 3011 3012',
    ['Bern', 'Berne', 'Berna'],
    'Marktgasse',
    'Bundesgasse',
  ),
  place('CH', '4001 4051 4052 4053 4058', ['Basel', 'Bâle', 'Basilea'], 'Freie Strasse', 'Steinenvorstadt'),
  place(
    'CH',
    '1201 1202 1203 1204 1205 1206',
    ['Genève', 'Genf', 'Geneva', 'Ginevra'],
    'Rue du Rhône',
    'Quai du Mont-Blanc',
  ),
  place('CH', '1003 1004 1005 1006 1007', ['Lausanne', 'Losanna'], 'Rue de Bourg', 'Avenue de la Gare'),
  place('CH', '6900 6901', ['Lugano'], 'Via Nassa', 'Corso Pestalozzi'),
  place('CH', '6003 6004 6005 6006', ['Luzern', 'Lucerne', 'Lucerna'], 'Pilatusstrasse'),
  place(
    'CH',
    '9000 9001 9008',
    ['St. Gallen', 'Sankt Gallen', 'Saint-Gall', 'San Gallo'],
    'Rorschacher Strasse',
  ),
  place('CH', '8400 8401 8404', ['Winterthur'], 'Marktgasse', 'Technikumstrasse'),
  place('LI', '9490', ['Vaduz'], 'Städtle', 'Aeulestrasse'),
  place('LI', '9494', ['Schaan'], 'Landstrasse'),
  place(
    'DE',
    '10115 10117 10178 10179 10405 10435 10555 10629',
    ['Berlin', 'Berlino'],
    'Invalidenstraße',
    'Friedrichstraße',
    'Chausseestraße',
  ),
  place(
    'DE',
    '20095 20097 20099 20144 20249 22765',
    ['Hamburg', 'Amburgo', 'Hambourg'],
    'Mönckebergstraße',
    'Spitalerstraße',
  ),
  place(
    'DE',
    '80331 80333 80335 80469 80538',
    ['München', 'Munich', 'Monaco di Baviera'],
    'Kaufingerstraße',
    'Sendlinger Straße',
  ),
  place('DE', '50667 50668 50670', ['Köln', 'Cologne', 'Colonia'], 'Hohe Straße'),
  place('DE', '60311 60313 60316', ['Frankfurt am Main', 'Frankfurt', 'Francfort', 'Francoforte'], 'Zeil'),
  place(
    'AT',
    '1010 1020 1030 1040 1050 1060 1070 1080 1090',
    ['Wien', 'Vienna', 'Vienne'],
    'Kärntner Straße',
    'Mariahilfer Straße',
  ),
  place('AT', '5020', ['Salzburg', 'Salisburgo', 'Salzbourg'], 'Getreidegasse', 'Linzer Gasse'),
  place('AT', '6020', ['Innsbruck'], 'Maria-Theresien-Straße'),
  place('AT', '8010 8020', ['Graz'], 'Herrengasse'),
  place(
    'IT',
    '20121 20122 20123 20124 20129',
    ['Milano', 'Mailand', 'Milan'],
    'Via dei Tigli',
    'Via Torino',
    'Corso Buenos Aires',
  ),
  place('IT', '00184 00185 00186 00187', ['Roma', 'Rom', 'Rome'], 'Via del Corso', 'Via Cavour'),
  place('IT', '10121 10122 10123', ['Torino', 'Turin'], 'Via Roma', 'Via Garibaldi'),
  place('IT', '50121 50122 50123', ['Firenze', 'Florenz', 'Florence'], 'Via dei Calzaiuoli'),
  place('IT', '39100', ['Bolzano', 'Bozen'], 'Via dei Portici'),
  place(
    'FR',
    '75001 75002 75003 75004 75005 75006 75008 75011',
    ['Paris', 'Parigi'],
    'Rue de Rivoli',
    'Rue de la Paix',
  ),
  place('FR', '69001 69002 69003', ['Lyon', 'Lione'], 'Rue de la République', 'Rue des Opticiens'),
  place('FR', '67000', ['Strasbourg', 'Straßburg', 'Strasburgo'], 'Rue des Grandes Arcades'),
  place('FR', '13001 13002', ['Marseille', 'Marsiglia'], 'La Canebière'),
  place('LU', '1009', ['Luxembourg', 'Luxemburg', 'Lussemburgo'], 'Grand-Rue'),
];
