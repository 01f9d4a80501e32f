import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { say } from '../say.ts';

const first = (name: string): Localised => say(name, name, name, name);
const ms = (name: string): Localised => say(`Frau ${name}`, `Ms ${name}`, `Signora ${name}`, `Mme ${name}`);
const mr = (name: string): Localised => say(`Herr ${name}`, `Mr ${name}`, `Signor ${name}`, `M. ${name}`);

/** The contact persons of each shop, named as is usual there. */
const names: Readonly<Record<BrandId, readonly [Localised, Localised, Localised]>> = {
  okulino: [first('Lena'), first('Nuri'), first('Vreni')],
  linsenwerk: [ms('Wendt'), mr('Aydin'), say('Frau Dr. Kolbe', 'Dr Kolbe', 'Dottoressa Kolbe', 'Dr Kolbe')],
  viszola: [first('Giulia'), first('Samir'), first('Rosanna')],
  opalys: [first('Claire'), first('Karim'), first('Hélène')],
  augental: [ms('Moser'), mr('Radic'), ms('Huber')],
};

const subjects = [
  say('Linsen und Werte', 'Lenses and values', 'Lenti e valori', 'Lentilles et valeurs'),
  say('Bestellung und Lieferung', 'Orders and delivery', 'Ordini e consegna', 'Commandes et livraison'),
  say('Pflege und Verträglichkeit', 'Care and comfort', 'Cura e tollerabilità', 'Entretien et confort'),
] as const;

/** The people who answer, in the order of their portraits. */
export const whoAnswers = (brand: BrandId) => ({
  kind: 'contact',
  id: 'contact',
  heading: say('Wer antwortet', 'Who answers', 'Chi risponde', 'Qui répond'),
  people: names[brand].map((name, index) => ({
    id: `person-${index + 1}`,
    portrait: `optician-${index + 1}`,
    name,
    subject: subjects[index],
  })),
});
