import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import { type SeedStory, say } from '../say.ts';
import { asked } from './asked.ts';
import { whoAnswers } from './people.ts';

export const help = (brand: BrandId): SeedStory => ({
  slug: 'help',
  kind: 'page',
  title: say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
  description: say(
    'Antworten zum Nachlesen, und Menschen, die weiterhelfen.',
    'Answers to read, and people who help.',
    'Risposte da leggere e persone che aiutano.',
    'Des réponses à lire, et des personnes qui aident.',
  ),
  blocks: [{ kind: 'faq', id: 'faq', items: asked, withShopQuestions: true }, whoAnswers(brand)],
});
