import type { LawPage } from '../../../../../domain/content/block.ts';
import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { law, type SeedStory, say } from '../say.ts';
import { returnsBlocks } from './returns.ts';
import { shippingBlocks } from './shipping.ts';

const titles: Readonly<Record<LawPage, Localised>> = {
  shipping: say('Versand und Lieferung', 'Shipping and delivery', 'Spedizione e consegna', 'Livraison'),
  returns: say('Rückgabe', 'Returns', 'Resi', 'Retours'),
  terms: say(
    'Allgemeine Geschäftsbedingungen',
    'Terms and conditions',
    'Condizioni generali',
    'Conditions générales',
  ),
  privacy: say('Datenschutz', 'Privacy', 'Privacy', 'Confidentialité'),
  legal: say('Impressum', 'Legal notice', 'Note legali', 'Mentions légales'),
  disclaimer: say('Haftungshinweis', 'Disclaimer', 'Esclusione di responsabilità', 'Avertissement'),
  accessibility: say('Barrierefreiheit', 'Accessibility', 'Accessibilità', 'Accessibilité'),
};
const descriptions: Readonly<Record<LawPage, Localised>> = {
  shipping: say(
    'Versandarten, Preise und Lieferzeiten.',
    'Shipping methods, prices and delivery times.',
    'Metodi, prezzi e tempi di spedizione.',
    'Modes, prix et délais de livraison.',
  ),
  returns: say(
    'Was zurückgegeben werden kann, und wie.',
    'What can be returned, and how.',
    'Che cosa si può rendere, e come.',
    'Ce qui peut être retourné, et comment.',
  ),
  terms: say(
    'Bedingungen für Bestellungen in diesem Shop.',
    'Terms for orders placed in this shop.',
    'Condizioni per gli ordini in questo negozio.',
    'Conditions des commandes dans cette boutique.',
  ),
  privacy: say(
    'Welche Daten wir brauchen, und wozu.',
    'Which data we need, and why.',
    'Quali dati ci servono, e perché.',
    'Quelles données nous utilisons, et pourquoi.',
  ),
  legal: say(
    'Wer diesen Shop betreibt.',
    'Who runs this shop.',
    'Chi gestisce questo negozio.',
    'Qui exploite cette boutique.',
  ),
  disclaimer: say(
    'Was diese Seiten leisten, und was nicht.',
    'What these pages do, and what they do not.',
    'Che cosa offrono queste pagine, e che cosa no.',
    'Ce que ces pages apportent, et ce qu’elles n’apportent pas.',
  ),
  accessibility: say(
    'Wie zugänglich dieser Shop ist.',
    'How accessible this shop is.',
    'Quanto è accessibile questo negozio.',
    'Le niveau d’accessibilité de cette boutique.',
  ),
};

const support = { kind: 'support', id: 'support' };

/** What a page has beside its texts. Delivery and returns have a composition of their own in each shop. */
const blocksOf = (page: LawPage, brand: BrandId): readonly object[] => {
  switch (page) {
    case 'shipping':
      return shippingBlocks[brand];
    case 'returns':
      return returnsBlocks[brand];
    case 'privacy':
      return [law(page), { kind: 'consent-overview', id: 'consent', type: 'all' }];
    case 'accessibility':
      return [law(page), support];
    default:
      return [law(page)];
  }
};

/** The legal pages: their legally required sections come from the shop, the stories add the rest. */
export const lawPagesOf = (brand: BrandId): readonly SeedStory[] =>
  (Object.keys(titles) as LawPage[]).map((page) => ({
    slug: page,
    kind: 'page',
    title: titles[page],
    description: descriptions[page],
    blocks: blocksOf(page, brand),
  }));
