import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { say } from '../say.ts';

/** The location of each shop. */
export const seats: Readonly<Record<BrandId, Localised>> = {
  okulino: say(
    'Lindenbachstrasse 14, 8006 Zürich',
    'Lindenbachstrasse 14, 8006 Zurich',
    'Lindenbachstrasse 14, 8006 Zurigo',
    'Lindenbachstrasse 14, 8006 Zurich',
  ),
  linsenwerk: say(
    'Werkstraße 27, 10555 Berlin',
    'Werkstraße 27, 10555 Berlin',
    'Werkstraße 27, 10555 Berlino',
    'Werkstraße 27, 10555 Berlin',
  ),
  viszola: say(
    'Via dei Tigli 31, 20121 Mailand',
    'Via dei Tigli 31, 20121 Milan',
    'Via dei Tigli 31, 20121 Milano',
    'Via dei Tigli 31, 20121 Milan',
  ),
  opalys: say(
    '12 rue des Opticiens, 69002 Lyon',
    '12 rue des Opticiens, 69002 Lyon',
    '12 rue des Opticiens, 69002 Lione',
    '12 rue des Opticiens, 69002 Lyon',
  ),
  augental: say(
    'Talgasse 9, 5020 Salzburg',
    'Talgasse 9, 5020 Salzburg',
    'Talgasse 9, 5020 Salisburgo',
    'Talgasse 9, 5020 Salzbourg',
  ),
};
