import type { Localised } from '../../../../../domain/shared/locale.ts';
import { paragraphs, type SeedStory, say } from '../say.ts';

const head = (id: string, title: Localised, words: Localised): SeedStory => ({
  slug: `head/${id}`,
  kind: 'head',
  title,
  description: words,
  blocks: [
    {
      kind: 'text',
      id: 'head',
      align: 'left',
      body: paragraphs(words),
    },
  ],
});

/** The texts above the products of the broadest categories. */
export const heads: readonly SeedStory[] = [
  head(
    'lens',
    say('Kontaktlinsen', 'Contact lenses', 'Lenti a contatto', 'Lentilles de contact'),
    say(
      'Für einen Tag, zwei Wochen oder einen Monat: Die Tragedauer entscheidet über Pflege und Preis pro Tag.',
      'For a day, two weeks or a month: how long a lens is worn decides its care and its price per day.',
      'Per un giorno, due settimane o un mese: la durata decide cura e prezzo al giorno.',
      'Pour un jour, deux semaines ou un mois : la durée de port décide de l’entretien et du prix par jour.',
    ),
  ),
  head(
    'care',
    say('Pflegemittel', 'Lens care', 'Cura delle lenti', 'Entretien'),
    say(
      'Lösung, Tropfen, Behälter: Was mit der Linse in Berührung kommt, soll so frisch sein wie sie.',
      'Solution, drops, case: whatever touches the lens should be as fresh as the lens.',
      'Soluzione, gocce, portalenti: ciò che tocca la lente deve essere fresco quanto lei.',
      'Solution, gouttes, étui : ce qui touche la lentille doit être aussi frais qu’elle.',
    ),
  ),
  head(
    'sun',
    say('Sonnenbrillen', 'Sunglasses', 'Occhiali da sole', 'Lunettes de soleil'),
    say(
      'Alle Gläser halten UV-Strahlen bis 400 Nanometer ab; polarisierte nehmen zudem Spiegelungen weg.',
      'All lenses block UV up to 400 nanometres; polarised ones also take reflections away.',
      'Tutte le lenti bloccano i raggi UV fino a 400 nanometri; quelle polarizzate tolgono anche i riflessi.',
      'Tous les verres arrêtent les UV jusqu’à 400 nanomètres ; les polarisés suppriment aussi les reflets.',
    ),
  ),
  head(
    'reading',
    say('Lesebrillen', 'Reading glasses', 'Occhiali da lettura', 'Lunettes de lecture'),
    say(
      'Von +1,00 bis +3,50 in kleinen Schritten, klar oder mit Blaufilter.',
      'From +1.00 to +3.50 in small steps, clear or with a blue filter.',
      'Da +1,00 a +3,50 a piccoli passi, trasparenti o con filtro luce blu.',
      'De +1,00 à +3,50 par petits pas, claires ou à filtre bleu.',
    ),
  ),
];
