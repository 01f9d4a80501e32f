import type { ReviewTexts } from './review-text.ts';

export const reviewsFr: ReviewTexts = {
  authors: [
    'Camille D.',
    'Julien',
    'Sophie R.',
    'Antoine L.',
    'Nadia',
    'Mathieu B.',
    'Claire',
    'Hugo P.',
    'Isabelle M.',
    'Romain',
    'Élodie G.',
  ],
  reviews: {
    lens: [
      {
        stars: 5,
        title: 'Agréables jusqu’au soir',
        text: 'Je travaille toute la journée sur écran et je les oublie. Ni brûlure ni sécheresse.',
      },
      {
        stars: 5,
        title: 'Je n’en change plus',
        text: 'J’ai essayé moins cher et j’ai vite repris celles-ci. Livraison en deux jours.',
      },
      {
        stars: 4,
        title: 'Très fines',
        text: 'Douces sur l’œil et vision nette. Il faut un peu d’habitude pour les retirer.',
      },
      {
        stars: 4,
        title: 'Fiables',
        text: 'Elles tiennent bien pendant le sport. Au bout de douze heures, je les sens tout de même.',
      },
      {
        stars: 3,
        title: 'Un peu sèches au bureau',
        text: 'Avec la climatisation, il me faut des gouttes. En extérieur, rien à redire.',
      },
      {
        stars: 5,
        title: 'Mon opticienne avait raison',
        text: 'J’étais sceptique à l’essai, je ne reviendrais pas en arrière.',
      },
      {
        stars: 2,
        title: 'Pas faites pour mes yeux',
        text: 'Elles bougent quand je cligne. Sans doute le rayon de courbure plutôt que la qualité.',
      },
    ],
    care: [
      {
        stars: 5,
        title: 'Des lentilles comme neuves',
        text: 'Le matin, elles sont limpides et sans voile. Un flacon me dure presque deux mois.',
      },
      {
        stars: 4,
        title: 'Douce et économique',
        text: 'Elle ne pique pas et n’a pas d’odeur. Le bouchon pourrait mieux fermer.',
      },
      {
        stars: 5,
        title: 'Parfaite pour les yeux sensibles',
        text: 'Après trois autres solutions, la première que je supporte bien.',
      },
      { stars: 3, title: 'Fait son travail', text: 'Elle nettoie bien, mais je la trouve un peu chère.' },
      { stars: 4, title: 'Pratique en voyage', text: 'Passe en cabine et l’étui ne fuit pas.' },
    ],
    glasses: [
      {
        stars: 5,
        title: 'Elles tombent parfaitement',
        text: 'Aucune pression sur le nez ni derrière les oreilles. Verres agréables, au volant aussi.',
      },
      {
        stars: 4,
        title: 'Plus belles qu’en photo',
        text: 'La couleur est plus chaude en vrai. Un rien larges pour un visage fin, peut-être.',
      },
      { stars: 5, title: 'Légères et solides', text: 'Tombées deux fois déjà, pas une rayure.' },
      { stars: 3, title: 'Correctes', text: 'Bien finies, mais l’étui est assez simple.' },
      { stars: 4, title: 'Je les porte souvent', text: 'Elles font ce qu’il faut et vont avec tout.' },
    ],
  },
};
