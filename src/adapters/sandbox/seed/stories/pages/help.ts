import { questions } from '../questions.ts';
import { paragraphs, type SeedStory, say } from '../say.ts';
import { limits } from './limits.ts';
import { text } from './text-block.ts';

export const help: SeedStory = {
  slug: 'help',
  kind: 'page',
  title: say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
  description: say(
    'Telefon, E-Mail und Antworten.',
    'Phone, e-mail and answers.',
    'Telefono, e-mail e risposte.',
    'Téléphone, e-mail et réponses.',
  ),
  blocks: [
    { kind: 'support', id: 'support' },
    { kind: 'faq', id: 'faq', items: [questions.values, questions.returns], withShopQuestions: true },
    text(
      'exam',
      say(
        'Wann ein Besuch beim Fachgeschäft nötig ist',
        'When a visit to an optician is needed',
        'Quando serve una visita dall’ottico',
        'Quand une visite chez l’opticien s’impose',
      ),
      ...paragraphs(limits),
    ),
  ],
};
