import type { ReviewTexts } from './review-text.ts';

export const reviewsDe: ReviewTexts = {
  authors: [
    'Sabine K.',
    'Thomas R.',
    'Miriam',
    'Jonas W.',
    'Eva-Maria S.',
    'Daniel',
    'Petra L.',
    'Nico B.',
    'Claudia',
    'Lukas F.',
    'Andrea H.',
  ],
  reviews: {
    lens: [
      {
        stars: 5,
        title: 'Abends noch angenehm',
        text: 'Ich sitze den ganzen Tag am Bildschirm und vergesse meist, dass ich Linsen trage. Kein Brennen, kein trockenes Gefühl.',
      },
      {
        stars: 5,
        title: 'Seit zwei Jahren zufrieden',
        text: 'Habe zwischendurch eine günstigere Linse probiert und bin reumütig zurückgekehrt. Lieferung war wie immer schnell.',
      },
      {
        stars: 4,
        title: 'Gut, nur sehr dünn',
        text: 'Trägt sich weich und die Sicht ist scharf. Beim Herausnehmen muss man aufpassen, sie ist wirklich dünn.',
      },
      {
        stars: 4,
        title: 'Solide Linse',
        text: 'Sitzt gut, auch beim Sport. Nach zwölf Stunden merke ich sie dann doch.',
      },
      {
        stars: 3,
        title: 'Für mich etwas trocken',
        text: 'Im Büro mit Klimaanlage brauche ich Tropfen. Draußen ist alles bestens.',
      },
      {
        stars: 5,
        title: 'Mein Optiker hatte recht',
        text: 'Nach der Anpassung war ich skeptisch, inzwischen möchte ich keine andere mehr.',
      },
      {
        stars: 2,
        title: 'Passt nicht zu meinen Augen',
        text: 'Die Linse verrutscht bei mir beim Blinzeln. Das liegt wohl an der Basiskurve, nicht an der Qualität.',
      },
    ],
    care: [
      {
        stars: 5,
        title: 'Linsen wie neu',
        text: 'Morgens sind die Linsen klar und ohne Schleier. Reicht bei mir knapp zwei Monate.',
      },
      {
        stars: 4,
        title: 'Mild und sparsam',
        text: 'Brennt nicht und riecht nach nichts. Der Verschluss könnte besser schließen.',
      },
      {
        stars: 5,
        title: 'Verträgt sich mit empfindlichen Augen',
        text: 'Nach mehreren Lösungen endlich eine, auf die ich nicht reagiere.',
      },
      { stars: 3, title: 'Tut, was sie soll', text: 'Reinigt ordentlich, ist mir aber etwas zu teuer.' },
      {
        stars: 4,
        title: 'Praktisch für unterwegs',
        text: 'Passt ins Handgepäck und der Behälter ist dicht.',
      },
    ],
    glasses: [
      {
        stars: 5,
        title: 'Sitzt perfekt',
        text: 'Drückt weder an der Nase noch hinter den Ohren. Die Gläser sind angenehm, auch beim Autofahren.',
      },
      {
        stars: 4,
        title: 'Schöner als auf dem Bild',
        text: 'Die Farbe wirkt in echt wärmer. Für schmale Gesichter vielleicht einen Tick breit.',
      },
      { stars: 5, title: 'Leicht und stabil', text: 'Schon zweimal heruntergefallen und nichts passiert.' },
      { stars: 3, title: 'Ganz in Ordnung', text: 'Verarbeitung gut, das Etui ist eher einfach.' },
      { stars: 4, title: 'Gerne getragen', text: 'Macht, was sie soll, und sieht dabei gut aus.' },
    ],
  },
};
