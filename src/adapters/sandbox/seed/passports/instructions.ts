import type { PassportKind } from '../../../../domain/catalogue/passport/kind-duties.ts';
import type { Lines } from '../../../../domain/catalogue/passport/passport.ts';

const drops: Lines = {
  de: [
    'Hände waschen, Kappe abnehmen.',
    'Unterlid leicht herabziehen, ein bis zwei Tropfen einträufeln, einige Male blinzeln. Linsen dürfen im Auge bleiben.',
  ],
  en: [
    'Wash your hands and take off the cap.',
    'Pull the lower lid down a little, put in one or two drops and blink a few times. Lenses may stay in.',
  ],
  it: [
    'Lavare le mani, togliere il tappo.',
    'Abbassare un poco la palpebra, instillare una o due gocce e ammiccare. Le lenti possono restare.',
  ],
  fr: [
    'Se laver les mains, ôter le capuchon.',
    'Abaisser un peu la paupière, mettre une ou deux gouttes et cligner. Les lentilles peuvent rester en place.',
  ],
};

/** Instructions by kind, for products that cannot be used safely without them. */
export const instructions: Readonly<Partial<Record<PassportKind, Lines>>> = {
  contact_lens: {
    de: [
      'Hände waschen und trocknen. Linse auf Risse, Schmutz und die richtige Seite prüfen.',
      'Linse auf die Fingerspitze legen, Lider auseinanderhalten, aufsetzen, blinzeln.',
      'Zum Herausnehmen nach oben sehen, die Linse nach unten schieben und sanft greifen.',
      'Tageslinsen danach wegwerfen; andere reinigen, desinfizieren und zur vorgesehenen Zeit ersetzen.',
    ],
    en: [
      'Wash and dry your hands. Check the lens for tears, dirt and the right side.',
      'Put the lens on your fingertip, hold the lids apart, set it on the eye and blink.',
      'To take it out, look up, slide the lens down and grip it gently.',
      'Throw daily lenses away afterwards; clean, disinfect and replace others on schedule.',
    ],
    it: [
      'Lavare e asciugare le mani. Controllare che la lente sia integra, pulita e dal lato giusto.',
      'Appoggiare la lente sul polpastrello, tenere aperte le palpebre, applicarla e ammiccare.',
      'Per toglierla guardare in alto, farla scivolare in basso e prenderla con delicatezza.',
      'Gettare poi le lenti giornaliere; pulire, disinfettare e sostituire le altre alla scadenza.',
    ],
    fr: [
      'Se laver et sécher les mains. Vérifier que la lentille est intacte, propre et du bon côté.',
      'Poser la lentille au bout du doigt, écarter les paupières, l’appliquer et cligner.',
      'Pour la retirer, regarder vers le haut, la faire glisser vers le bas et la saisir doucement.',
      'Jeter ensuite les lentilles journalières ; nettoyer, désinfecter et remplacer les autres à temps.',
    ],
  },
  lens_disinfectant: {
    de: [
      'Linse in der Handfläche mit einigen Tropfen abreiben und abspülen. Peroxid nur im mitgelieferten Behälter.',
      'Behälter mit frischer Lösung füllen, Linsen einlegen und mindestens die angegebene Zeit darin lassen.',
    ],
    en: [
      'Rub the lens in your palm with a few drops and rinse it. Peroxide only in the case that comes with it.',
      'Fill the case with fresh solution and leave the lenses in it for at least the time stated.',
    ],
    it: [
      'Strofinare la lente sul palmo con alcune gocce e risciacquare. Perossido solo nel contenitore in dotazione.',
      'Riempire il contenitore di soluzione fresca e lasciarvi le lenti almeno per il tempo indicato.',
    ],
    fr: [
      'Masser la lentille dans la paume avec quelques gouttes et rincer. Peroxyde : uniquement dans l’étui fourni.',
      'Remplir l’étui de solution fraîche et y laisser les lentilles au moins le temps indiqué.',
    ],
  },
  lens_rinse: {
    de: ['Linse vor dem Aufsetzen und nach dem Reinigen von beiden Seiten abspülen.'],
    en: ['Rinse both sides of the lens before wearing and after cleaning.'],
    it: ['Risciacquare la lente su entrambi i lati prima di indossarla e dopo la pulizia.'],
    fr: ['Rincer les deux faces de la lentille avant la pose et après le nettoyage.'],
  },
  lens_cleaner: {
    de: ['Einige Tropfen auf die Linse geben, zwanzig Sekunden abreiben, gründlich abspülen, desinfizieren.'],
    en: ['Put a few drops on the lens, rub for twenty seconds, rinse well, then disinfect.'],
    it: ['Versare alcune gocce sulla lente, strofinare per venti secondi, risciacquare bene, disinfettare.'],
    fr: ['Mettre quelques gouttes sur la lentille, masser vingt secondes, bien rincer, puis désinfecter.'],
  },
  eye_drops: drops,
  sunglasses: {
    de: ['Mit lauwarmem Wasser und weichem Tuch reinigen. Zerkratzte Gläser ersetzen lassen.'],
    en: ['Clean with lukewarm water and a soft cloth. Have scratched lenses replaced.'],
    it: ['Pulire con acqua tiepida e un panno morbido. Far sostituire le lenti graffiate.'],
    fr: ['Nettoyer à l’eau tiède avec un chiffon doux. Faire remplacer les verres rayés.'],
  },
};
