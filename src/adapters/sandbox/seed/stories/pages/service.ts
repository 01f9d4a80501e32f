import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { category, drawn, link, type SeedStory, say } from '../say.ts';
import { bringAlong } from './visit.ts';

export const service = (brand: BrandId): SeedStory => ({
  slug: 'service',
  kind: 'page',
  title: say('Unsere Dienste', 'Our services', 'I nostri servizi', 'Nos services'),
  description: say(
    'Beratung, Anpassung und Nachbestellung.',
    'Advice, fitting and reordering.',
    'Consulenza, applicazione e nuovi ordini.',
    'Conseil, adaptation et nouvelle commande.',
  ),
  blocks: [
    {
      kind: 'services',
      id: 'services',
      items: [
        {
          id: 'advice',
          title: say('Beratung', 'Advice', 'Consulenza', 'Conseil'),
          text: say(
            'Welche Linse zum Alltag passt, klärt sich oft in einem Gespräch.',
            'One conversation is often enough to find the lens for your everyday life.',
            'Quale lente va bene per ogni giorno si chiarisce spesso in un colloquio.',
            'Un entretien suffit souvent pour trouver la lentille du quotidien.',
          ),
          image: drawn(brand, 'room-counter'),
          link: link(
            say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
            'help',
          ),
        },
        {
          id: 'fitting',
          title: say('Anpassung', 'Fitting', 'Applicazione', 'Adaptation'),
          text: say(
            'Fachleute vor Ort messen die Werte und prüfen den Sitz.',
            'Professionals on site measure your values and check the fit.',
            'Specialisti sul posto misurano i valori e controllano l’applicazione.',
            'Des spécialistes mesurent les valeurs et vérifient l’adaptation.',
          ),
          image: drawn(brand, 'room-exam'),
          link: link(
            say(
              'Sehtest buchen',
              'Book an eye test',
              'Prenotare un controllo della vista',
              'Prendre rendez-vous pour un contrôle',
            ),
            'eye-check',
          ),
        },
        {
          id: 'again',
          title: say('Nachbestellung', 'Reordering', 'Nuovo ordine', 'Nouvelle commande'),
          text: say(
            'Was einmal bestellt war, liegt mit allen Werten im Konto bereit.',
            'What you have ordered once stays in your account with all its values.',
            'Ciò che è stato ordinato resta nell’account con tutti i valori.',
            'Ce qui a été commandé reste dans le compte avec toutes ses valeurs.',
          ),
          image: drawn(brand, 'hand-parcel'),
          link: link(
            say('Linsen ansehen', 'See lenses', 'Vedere le lenti', 'Voir les lentilles'),
            category('lens'),
          ),
        },
      ],
    },
    bringAlong,
  ],
});
