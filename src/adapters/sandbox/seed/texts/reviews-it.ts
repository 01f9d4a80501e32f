import type { ReviewTexts } from './review-text.ts';

export const reviewsIt: ReviewTexts = {
  authors: [
    'Chiara B.',
    'Luca',
    'Francesca M.',
    'Alessandro P.',
    'Giulia',
    'Stefano R.',
    'Elena',
    'Davide C.',
    'Martina',
    'Paolo G.',
    'Ilaria F.',
  ],
  reviews: {
    lens: [
      {
        stars: 5,
        title: 'Comode fino a sera',
        text: 'Lavoro tutto il giorno al computer e mi dimentico di averle. Nessun bruciore, nessuna secchezza.',
      },
      {
        stars: 5,
        title: 'Non le cambio più',
        text: 'Ne ho provate di più economiche e ho ripreso subito queste. Consegna in due giorni.',
      },
      {
        stars: 4,
        title: 'Sottilissime',
        text: 'Morbide sull’occhio e vista nitida. Per toglierle serve un po’ di pratica.',
      },
      {
        stars: 4,
        title: 'Affidabili',
        text: 'Restano ferme anche quando corro. Dopo dodici ore però si fanno sentire.',
      },
      {
        stars: 3,
        title: 'Un po’ secche in ufficio',
        text: 'Con l’aria condizionata devo usare le gocce. All’aperto vanno benissimo.',
      },
      {
        stars: 5,
        title: 'Aveva ragione l’ottico',
        text: 'Alla prova avevo dei dubbi, ora non tornerei indietro.',
      },
      {
        stars: 2,
        title: 'Non adatte ai miei occhi',
        text: 'Si spostano quando batto le palpebre. Credo dipenda dalla curva base.',
      },
    ],
    care: [
      {
        stars: 5,
        title: 'Lenti come nuove',
        text: 'Al mattino sono limpide e senza velo. Un flacone mi dura quasi due mesi.',
      },
      {
        stars: 4,
        title: 'Delicata e conveniente',
        text: 'Non brucia e non ha odore. Il tappo potrebbe chiudere meglio.',
      },
      {
        stars: 5,
        title: 'Ottima per occhi sensibili',
        text: 'Dopo tre soluzioni diverse, la prima che non mi dà fastidio.',
      },
      { stars: 3, title: 'Fa il suo dovere', text: 'Pulisce bene, ma per me costa un po’ troppo.' },
      {
        stars: 4,
        title: 'Pratica in viaggio',
        text: 'Entra nel bagaglio a mano e il contenitore non perde.',
      },
    ],
    glasses: [
      {
        stars: 5,
        title: 'Calzano alla perfezione',
        text: 'Non premono né sul naso né dietro le orecchie. Lenti piacevoli anche alla guida.',
      },
      {
        stars: 4,
        title: 'Più belli che in foto',
        text: 'Dal vivo il colore è più caldo. Forse un filo larghi per un viso stretto.',
      },
      { stars: 5, title: 'Leggeri e robusti', text: 'Sono già caduti due volte, neanche un graffio.' },
      { stars: 3, title: 'Nella media', text: 'Ben fatti, ma la custodia è piuttosto semplice.' },
      { stars: 4, title: 'Li porto spesso', text: 'Fanno quello che devono e stanno bene con tutto.' },
    ],
  },
};
