import type { LensType, LensUsage } from '../../../../domain/catalogue/product.ts';
import type { opticians } from '../../../../domain/content/drawing.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';

type OpticianName = (typeof opticians)[number];

/** The Opalys opticians and their signatures. */
export const signatures: Readonly<Record<OpticianName, Localised>> = {
  'optician-1': {
    de: 'Gewählt von Claire, Lyon',
    en: 'Chosen by Claire, Lyon',
    it: 'Scelta da Claire, Lione',
    fr: 'Choisie par Claire, Lyon',
  },
  'optician-2': {
    de: 'Gewählt von Karim, Paris',
    en: 'Chosen by Karim, Paris',
    it: 'Scelta da Karim, Parigi',
    fr: 'Choisie par Karim, Paris',
  },
  'optician-3': {
    de: 'Gewählt von Hélène, Annecy',
    en: 'Chosen by Hélène, Annecy',
    it: 'Scelta da Hélène, Annecy',
    fr: 'Choisie par Hélène, Annecy',
  },
};

/** An optician's reasons for recommending a lens, by lens type. */
export const lensReasons: Readonly<Record<LensType, readonly Localised[]>> = {
  spherical: [
    {
      de: 'Am Abend vergisst man, dass man sie trägt. Wer lange vor einem Bildschirm sitzt, merkt es zuerst.',
      en: 'By evening you forget you are wearing them. After a day at a screen, you notice it most.',
      it: 'La sera si dimentica di portarle. Chi passa la giornata davanti a uno schermo se ne accorge per primo.',
      fr: 'Le soir, on oublie qu’on les porte. Qui passe la journée devant un écran le remarque le plus.',
    },
    {
      de: 'Ein dünner Rand, den das Lid kaum spürt. Für viele die leiseste Linse im Regal.',
      en: 'A thin edge that the lid hardly feels. For many, the quietest lens on the shelf.',
      it: 'Un bordo sottile che la palpebra quasi non sente. Per molti, la lente più discreta dello scaffale.',
      fr: 'Un bord fin que la paupière sent à peine. Pour beaucoup, la lentille la plus discrète du rayon.',
    },
    {
      de: 'Leicht einzusetzen, leicht zu finden. Ich gebe sie gern denen, die zum ersten Mal Linsen tragen.',
      en: 'Easy to put in, easy to find. I like to give it to those who wear lenses for the first time.',
      it: 'Facile da inserire, facile da trovare. La consiglio volentieri a chi porta lenti per la prima volta.',
      fr: 'Facile à poser, facile à retrouver. Je la propose volontiers à qui débute.',
    },
    {
      de: 'Viel Sauerstoff, wenig Material. Das Auge bleibt den ganzen Tag, wie es am Morgen war.',
      en: 'Plenty of oxygen, little material. All day the eye stays as it was in the morning.',
      it: 'Molto ossigeno, poco materiale. Tutto il giorno l’occhio resta com’era al mattino.',
      fr: 'Beaucoup d’oxygène, peu de matière. L’œil reste toute la journée ce qu’il était le matin.',
    },
    {
      de: 'Sie trocknet langsam. In geheizten Räumen und im Flugzeug ist das der Unterschied.',
      en: 'It dries slowly. In heated rooms and on a plane, that is the difference.',
      it: 'Si asciuga lentamente. In ambienti riscaldati e in aereo è questo a fare la differenza.',
      fr: 'Elle sèche lentement. Dans une pièce chauffée ou en avion, cela change tout.',
    },
    {
      de: 'Fest genug für ungeübte Finger, weich genug für einen langen Abend.',
      en: 'Firm enough for unpractised fingers, soft enough for a long evening.',
      it: 'Abbastanza soda per dita inesperte, abbastanza morbida per una lunga serata.',
      fr: 'Assez ferme pour des doigts débutants, assez douce pour une longue soirée.',
    },
    {
      de: 'Auf sie komme ich zurück, wenn andere nach Stunden drücken.',
      en: 'The one I come back to when others press after a few hours.',
      it: 'È quella a cui torno quando le altre, dopo qualche ora, danno fastidio.',
      fr: 'J’y reviens quand d’autres se font sentir après quelques heures.',
    },
    {
      de: 'Beim Sport bleibt sie, wo sie hingehört. Das höre ich oft von denen, die laufen.',
      en: 'During sport it stays where it belongs. Runners often tell me so.',
      it: 'Nello sport resta al suo posto. Me lo dice spesso chi corre.',
      fr: 'Pendant le sport, elle reste à sa place. Qui court me le dit souvent.',
    },
  ],
  toric: [
    {
      de: 'Sie sitzt ruhig, auch wenn der Blick springt. So bleibt das Bild bei einer Hornhautverkrümmung scharf.',
      en: 'It stays in place even when your gaze moves quickly. With astigmatism the picture remains sharp.',
      it: 'Resta ferma anche quando lo sguardo si sposta in fretta. Con l’astigmatismo l’immagine rimane nitida.',
      fr: 'Elle reste en place même quand le regard bouge vite. Avec un astigmatisme, l’image demeure nette.',
    },
    {
      de: 'Nach jedem Lidschlag findet sie ihre Achse wieder. Wer nachts fährt, weiß das zu schätzen.',
      en: 'After every blink it finds its axis again. Those who drive at night appreciate that.',
      it: 'Dopo ogni battito di ciglia ritrova il suo asse. Chi guida di notte lo apprezza.',
      fr: 'Après chaque clignement, elle retrouve son axe. Qui conduit la nuit l’apprécie.',
    },
    {
      de: 'Kopf zur Seite, Blick auf den Boden, wieder nach vorn: Das Bild verwischt nicht.',
      en: 'Head to the side, eyes to the floor, ahead again: the picture does not blur.',
      it: 'Testa di lato, sguardo a terra, di nuovo avanti: l’immagine non si sfoca.',
      fr: 'La tête de côté, le regard au sol, puis devant\u202f: l’image ne se trouble pas.',
    },
    {
      de: 'Sie liegt in fein gestuften Achsen vor. Für die meisten finde ich die genau passende.',
      en: 'It comes in finely stepped axes. For most people I find the exact one.',
      it: 'Esiste in assi molto ravvicinati. Per la maggior parte trovo proprio quello giusto.',
      fr: 'Elle existe dans des axes très rapprochés. Pour la plupart, je trouve le bon.',
    },
  ],
  multifocal: [
    {
      de: 'Die Speisekarte, das Gesicht gegenüber, der Berg dahinter: drei Entfernungen, eine Linse.',
      en: 'The menu, the face across the table, the mountain behind it: three distances, one lens.',
      it: 'Il menù, il volto di fronte, la montagna sullo sfondo: tre distanze, una sola lente.',
      fr: 'La carte, le visage en face, la montagne au loin\u202f: trois distances, une seule lentille.',
    },
    {
      de: 'Der Übergang zwischen nah und fern ist weich. Nach ein paar Tagen denkt man nicht mehr daran.',
      en: 'The change between near and far is gentle. After a few days you no longer think of it.',
      it: 'Il passaggio tra vicino e lontano è morbido. Dopo qualche giorno non ci si pensa più.',
      fr: 'Le passage du près au loin est doux. Après quelques jours, on n’y pense plus.',
    },
    {
      de: 'Wer die Lesebrille leid ist, probiert sie zuerst. Bei vielen bleibt es dabei.',
      en: 'Those tired of reading glasses try this one first. Many stay with it.',
      it: 'Chi è stanco degli occhiali da lettura prova prima questa. Molti non cambiano più.',
      fr: 'Qui est las de ses lunettes de lecture commence par elle. Beaucoup en restent là.',
    },
  ],
  color: [
    {
      de: 'Die Farbe hat drei Töne und einen weichen Rand: Von nahem bleibt es ein Auge, keine Maske.',
      en: 'The colour has three tones and a soft edge: up close it is still an eye, not a mask.',
      it: 'Il colore ha tre toni e un bordo sfumato: da vicino resta un occhio, non una maschera.',
      fr: 'La couleur a trois tons et un bord adouci\u202f: de près, cela reste un œil, pas un masque.',
    },
    {
      de: 'Auf hellen wie auf dunklen Augen sieht man, was auf der Packung steht.',
      en: 'On light eyes and on dark ones you see what the box promises.',
      it: 'Su occhi chiari e scuri si vede quello che promette la confezione.',
      fr: 'Sur des yeux clairs ou foncés, on voit ce que la boîte promet.',
    },
  ],
};

/** An optician's reason for recommending a lens, by how long it is worn. */
export const usageReasons: Readonly<Record<LensUsage, Localised>> = {
  daily: {
    de: 'Jeden Morgen eine frische: ohne Lösung, ohne Behälter, auch im Handgepäck.',
    en: 'A fresh one every morning: no solution, no case, in hand luggage too.',
    it: 'Una nuova ogni mattina: senza soluzione, senza portalenti, anche nel bagaglio a mano.',
    fr: 'Une neuve chaque matin\u202f: sans solution, sans étui, même en cabine.',
  },
  two_weekly: {
    de: 'Vierzehn Tage sind ein guter Takt für Augen, die zu Ablagerungen neigen.',
    en: 'Fourteen days are a good rhythm for eyes prone to deposits.',
    it: 'Quattordici giorni sono un buon ritmo per gli occhi inclini ai depositi.',
    fr: 'Quatorze jours, un bon rythme pour les yeux sujets aux dépôts.',
  },
  monthly: {
    de: 'Wer täglich trägt und sorgfältig pflegt, ist mit einer Monatslinse am besten beraten.',
    en: 'Those who wear lenses daily and care for them well are best served by a monthly lens.',
    it: 'Chi le porta ogni giorno e le cura con attenzione trova nella mensile la scelta migliore.',
    fr: 'Qui porte ses lentilles chaque jour et les entretient avec soin choisira une mensuelle.',
  },
};
