import { paragraphs, say } from './say.ts';

/**
 * Questions of shoppers in every shop, in words that suit formal and informal address. The shop adds the shipping costs
 * itself.
 */
export const questions = {
  values: {
    id: 'values',
    question: say(
      'Welche Werte brauche ich?',
      'Which values do I need?',
      'Quali valori mi servono?',
      'De quelles valeurs ai-je besoin ?',
    ),
    answer: paragraphs(
      say(
        'Die auf der Linsenpackung oder im Linsenpass, nicht die der Brille.',
        'Those on your lens box or in your lens pass, not those of your glasses.',
        'Quelli sulla confezione o sul pass delle lenti, non quelli degli occhiali.',
        'Celles de la boîte ou du passeport lentilles, pas celles des lunettes.',
      ),
    ),
  },
  returns: {
    id: 'returns',
    question: say(
      'Kann ich etwas zurückgeben?',
      'Can I return something?',
      'Posso restituire un articolo?',
      'Puis-je rendre un article ?',
    ),
    answer: paragraphs(
      say(
        'Ja, {days} Tage lang; Linsen und Flüssigkeiten mit unversehrtem Siegel.',
        'Yes, for {days} days; lenses and liquids with their seal unbroken.',
        'Sì, entro {days} giorni; lenti e liquidi con il sigillo integro.',
        'Oui, sous {days} jours ; lentilles et liquides avec leur scellé intact.',
      ),
    ),
  },
};
