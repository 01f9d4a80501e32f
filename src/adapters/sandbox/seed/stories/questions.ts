import { paragraphs, say } from './say.ts';

/** What shoppers of every shop ask, in words that suit each manner of address. What shipping costs the shop adds itself. */
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
        'Those on the lens box or lens prescription, not those of glasses.',
        'Quelli delle lenti (confezione o ricetta), non quelli degli occhiali.',
        'Celles des lentilles, sur la boîte ou l’ordonnance.',
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
        'Ja, 14 Tage lang; Linsen und Pflege nur verschlossen.',
        'Yes, for 14 days; lenses and care only if sealed.',
        'Sì, entro 14 giorni; lenti e cura solo se sigillate.',
        'Oui, sous 14 jours ; lentilles et entretien en boîte scellée.',
      ),
    ),
  },
};
