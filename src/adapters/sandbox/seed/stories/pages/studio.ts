import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { link, type SeedStory, say } from '../say.ts';
import { seats } from './seats.ts';
import { bringAlong, visit } from './visit.ts';

const studioRow = (id: string, title: Localised, where: Localised) => ({
  id,
  title,
  text: where,
  link: link(say('Kontakt aufnehmen', 'Get in touch', 'Contattare', 'Prendre contact'), 'help'),
});
export const studio = (brand: BrandId, name: string): SeedStory => ({
  slug: 'studio',
  kind: 'page',
  title: say('Unsere Studios', 'Our studios', 'I nostri studi', 'Nos studios'),
  description: say(
    'Wo Linsen angepasst werden.',
    'Where lenses are fitted.',
    'Dove si applicano le lenti.',
    'Où l’on adapte les lentilles.',
  ),
  blocks: [
    {
      kind: 'studio-list',
      id: 'studios',
      rows: [
        studioRow(
          'seat',
          say(`${name} Studio`, `${name} studio`, `Studio ${name}`, `Studio ${name}`),
          seats[brand],
        ),
      ],
    },
    visit,
    bringAlong,
    { kind: 'support', id: 'support' },
  ],
});
