import type { Localised } from '../../../../domain/shared/locale.ts';

/** One sentence on what distinguishes each family, by its key. */
export const familySentence: Readonly<Record<string, Localised>> = {
  hydralis: {
    de: 'Hydralis ist die Tageslinse von Velmora für lange Tage: Ihre Oberfläche bindet Feuchtigkeit und bleibt bis zum Abend glatt.',
    en: 'Hydralis is Velmora’s daily lens for long days: its surface holds moisture and stays smooth until the evening.',
    it: 'Hydralis è la lente giornaliera di Velmora per le giornate lunghe: la superficie trattiene l’umidità e resta liscia fino a sera.',
    fr: 'Hydralis est la lentille journalière de Velmora pour les longues journées : sa surface retient l’humidité et reste lisse jusqu’au soir.',
  },
  aerion: {
    de: 'Aerion von Velmora lässt besonders viel Luft ans Auge und sitzt dank zwei Basiskurven auf flachen wie auf steilen Hornhäuten gut.',
    en: 'Aerion by Velmora lets a great deal of air reach the eye and, with two base curves, fits flat and steep corneas alike.',
    it: 'Aerion di Velmora lascia respirare l’occhio e, grazie a due curve base, si adatta sia alle cornee piatte sia a quelle curve.',
    fr: 'Aerion de Velmora laisse l’œil respirer et, grâce à deux rayons de courbure, convient aux cornées plates comme aux cornées cambrées.',
  },
  luneo: {
    de: 'Luneo ist die günstige Tageslinse von Ocelune: weich, dünn am Rand und leicht zu handhaben.',
    en: 'Luneo is Ocelune’s good-value daily lens: soft, thin at the edge and easy to handle.',
    it: 'Luneo è la giornaliera conveniente di Ocelune: morbida, sottile sul bordo e facile da maneggiare.',
    fr: 'Luneo est la journalière économique d’Ocelune : souple, fine au bord et facile à manipuler.',
  },
  selvia: {
    de: 'Selvia von Ocelune verbindet das frische Gefühl einer neuen Linse mit dem Preis einer Linse, die zwei Wochen hält.',
    en: 'Selvia by Ocelune pairs the fresh feel of a new lens with the price of one that lasts two weeks.',
    it: 'Selvia di Ocelune unisce la freschezza di una lente nuova al prezzo di una lente che dura due settimane.',
    fr: 'Selvia d’Ocelune réunit la fraîcheur d’une lentille récente et le prix d’une lentille qui dure deux semaines.',
  },
  colorine: {
    de: 'Colorine von Ocelune legt einen feinen Farbton über die eigene Iris, der auch aus der Nähe natürlich wirkt.',
    en: 'Colorine by Ocelune lays a fine tint over the natural iris that looks real even up close.',
    it: 'Colorine di Ocelune stende sull’iride una sfumatura delicata, naturale anche da vicino.',
    fr: 'Colorine d’Ocelune dépose sur l’iris une nuance délicate, naturelle même de près.',
  },
  fjella: {
    de: 'Fjella von Nordlins ist für trockene, klimatisierte Räume gedacht: Das Material verliert über den Tag nur wenig Wasser.',
    en: 'Fjella by Nordlins is meant for dry, air-conditioned rooms: the material loses little water over the day.',
    it: 'Fjella di Nordlins è pensata per gli ambienti secchi e climatizzati: il materiale perde poca acqua durante il giorno.',
    fr: 'Fjella de Nordlins est pensée pour les pièces sèches et climatisées : la matière perd peu d’eau au fil de la journée.',
  },
  klarsyn: {
    de: 'Klarsyn von Nordlins ist auf scharfe Kontraste ausgelegt, am Bildschirm ebenso wie am Steuer bei Dämmerung.',
    en: 'Klarsyn by Nordlins is designed for crisp contrast, at a screen as much as at the wheel at dusk.',
    it: 'Klarsyn di Nordlins è studiata per contrasti nitidi, davanti allo schermo come al volante al crepuscolo.',
    fr: 'Klarsyn de Nordlins vise des contrastes nets, devant un écran comme au volant à la tombée du jour.',
  },
  vivo: {
    de: 'Iristal Vivo ist die unkomplizierte Tageslinse für Sport, Reisen und Abende, an denen die Brille zu Hause bleibt.',
    en: 'Iristal Vivo is the easy-going daily lens for sport, travel and evenings when glasses stay at home.',
    it: 'Iristal Vivo è la giornaliera senza pensieri per lo sport, i viaggi e le sere in cui gli occhiali restano a casa.',
    fr: 'Iristal Vivo est la journalière sans souci pour le sport, les voyages et les soirées où les lunettes restent à la maison.',
  },
  coronis: {
    de: 'Coronis von Iristal ist die deckende Farblinse: Ein dunkler Ring am Rand lässt die Iris größer und klarer wirken.',
    en: 'Coronis by Iristal is the opaque coloured lens: a dark ring at the rim makes the iris look larger and clearer.',
    it: 'Coronis di Iristal è la lente colorata coprente: un anello scuro sul bordo fa apparire l’iride più grande e definita.',
    fr: 'Coronis d’Iristal est la lentille de couleur couvrante : un anneau sombre au bord agrandit et précise l’iris.',
  },
  mareo: {
    de: 'Mareo von Marevue trägt einen Feuchtigkeitsfilm aus pflanzlichem Glycerin, der das Einsetzen am Morgen angenehm macht.',
    en: 'Mareo by Marevue carries a moisture film of plant-based glycerine that makes it pleasant to put in each morning.',
    it: 'Mareo di Marevue è rivestita da un film idratante di glicerina vegetale che rende piacevole l’applicazione al mattino.',
    fr: 'Mareo de Marevue porte un film hydratant à la glycérine végétale qui rend la pose du matin agréable.',
  },
  ondelle: {
    de: 'Ondelle von Marevue ist eine bewährte Monatslinse mit hohem Wassergehalt und kleinem Preis.',
    en: 'Ondelle by Marevue is a proven monthly lens with a high water content and a low price.',
    it: 'Ondelle di Marevue è una mensile collaudata con un alto contenuto d’acqua e un prezzo contenuto.',
    fr: 'Ondelle de Marevue est une mensuelle éprouvée, riche en eau et à petit prix.',
  },
  lumeo: {
    de: 'Lumeo ist die Spitzenlinse von Lumetis: innen ein Material für viel Sauerstoff, außen eine Schicht aus fast reinem Wasser.',
    en: 'Lumeo is the flagship of Lumetis: a core made for plenty of oxygen, and a surface that is almost pure water.',
    it: 'Lumeo è la lente di punta di Lumetis: un nucleo che lascia passare molto ossigeno e una superficie quasi di sola acqua.',
    fr: 'Lumeo est la lentille phare de Lumetis : un cœur très perméable à l’oxygène et une surface presque entièrement faite d’eau.',
  },
  auralis: {
    de: 'Auralis von Lumetis erreicht den höchsten Sauerstoffwert im Sortiment und ist in zwei Basiskurven und zwei Durchmessern erhältlich.',
    en: 'Auralis by Lumetis reaches the highest oxygen value of the range and comes in two base curves and two diameters.',
    it: 'Auralis di Lumetis raggiunge il valore di ossigeno più alto dell’assortimento ed è disponibile in due curve base e due diametri.',
    fr: 'Auralis de Lumetis atteint la meilleure perméabilité à l’oxygène de la gamme et se décline en deux rayons de courbure et deux diamètres.',
  },
  brisea: {
    de: 'Brisea von Tessaro ist eine ruhige, unauffällige Linse mit abgerundetem Rand, die beim Blinzeln kaum zu spüren ist.',
    en: 'Brisea by Tessaro is a quiet, unobtrusive lens with a rounded edge that is hardly felt when blinking.',
    it: 'Brisea di Tessaro è una lente discreta, con un bordo arrotondato che quasi non si avverte battendo le palpebre.',
    fr: 'Brisea de Tessaro est une lentille discrète, au bord arrondi que l’on sent à peine en clignant des yeux.',
  },
  tersa: {
    de: 'Tersa von Tessaro ist der preiswerte Einstieg in die Monatslinse und behält auch nach vielen Reinigungen ihre Form.',
    en: 'Tersa by Tessaro is the inexpensive way into monthly lenses and keeps its shape after many cleanings.',
    it: 'Tersa di Tessaro è l’ingresso economico alle lenti mensili e mantiene la forma anche dopo molte pulizie.',
    fr: 'Tersa de Tessaro est l’entrée de gamme des mensuelles et garde sa forme même après de nombreux nettoyages.',
  },
  kelvo: {
    de: 'Kelvo von Kelvara ist die Tageslinse für gelegentliches Tragen: einfach verpackt, ordentlich verarbeitet, günstig.',
    en: 'Kelvo by Kelvara is the daily lens for occasional wear: simply packed, properly made, inexpensive.',
    it: 'Kelvo di Kelvara è la giornaliera per l’uso occasionale: confezione semplice, buona fattura, prezzo basso.',
    fr: 'Kelvo de Kelvara est la journalière pour un port occasionnel : emballage simple, fabrication soignée, prix doux.',
  },
  zephira: {
    de: 'Zephira von Kelvara ist dünn in der Mitte und fest genug am Rand, um sich ohne Knicken einsetzen zu lassen.',
    en: 'Zephira by Kelvara is thin in the middle and firm enough at the edge to go in without folding.',
    it: 'Zephira di Kelvara è sottile al centro e abbastanza soda sul bordo da non piegarsi durante l’applicazione.',
    fr: 'Zephira de Kelvara est fine au centre et assez ferme au bord pour se poser sans se plier.',
  },
  folia: {
    de: 'Folia von Kelvara kommt in einer Schachtel aus Altpapier mit Blistern aus einem einzigen Kunststoff, der sich gut trennen lässt.',
    en: 'Folia by Kelvara comes in a box of recycled paper with blisters made of a single plastic that is easy to recycle.',
    it: 'Folia di Kelvara arriva in una confezione di carta riciclata con blister di un’unica plastica, facile da differenziare.',
    fr: 'Folia de Kelvara est livrée dans une boîte en papier recyclé, avec des blisters faits d’un seul plastique, facile à trier.',
  },
};
