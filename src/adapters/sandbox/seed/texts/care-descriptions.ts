import type { Localised } from '../../../../domain/shared/locale.ts';
import type { CareLine } from '../range/care-lines.ts';
import type { CareKind } from '../range/seed-product.ts';
import { careSentence } from './care-lines.ts';
import { eachLocale, sentences } from './localised.ts';

const kindSentences: Readonly<Record<CareKind, Localised>> = {
  multi_purpose: {
    de: 'Sie reinigt, desinfiziert und spült Linsen und bewahrt sie auf, alles in einem Schritt. Die Lösung im Behälter wird jeden Abend vollständig erneuert.',
    en: 'It cleans, disinfects, rinses and stores lenses in one step. The solution in the case is replaced completely every evening.',
    it: 'Pulisce, disinfetta, risciacqua e conserva le lenti a contatto morbide in un solo passaggio. La soluzione nel portalenti va rinnovata del tutto ogni sera.',
    fr: 'Elle nettoie, désinfecte, rince et conserve les lentilles souples en une seule étape. La solution de l’étui se renouvelle entièrement chaque soir.',
  },
  peroxide: {
    de: 'Das Peroxid desinfiziert gründlich und wird im mitgelieferten Becher innerhalb von sechs Stunden zu Wasser und Sauerstoff. Vorher darf die Lösung nicht ins Auge gelangen.',
    en: 'The peroxide disinfects thoroughly and turns into water and oxygen within six hours in the cup provided. Before that, the solution must not get into the eye.',
    it: 'Il perossido disinfetta a fondo e, nel contenitore incluso, si trasforma in acqua e ossigeno in sei ore. Prima di allora la soluzione non deve entrare negli occhi.',
    fr: 'Le peroxyde désinfecte en profondeur et se transforme, dans l’étui fourni, en eau et en oxygène en six heures. Avant ce délai, la solution ne doit pas entrer en contact avec l’œil.',
  },
  saline: {
    de: 'Sie spült Reiniger und Staub ab und befeuchtet die Linse vor dem Einsetzen. Zum Desinfizieren oder Aufbewahren ist sie nicht geeignet.',
    en: 'It rinses off cleaner and dust and moistens the lens before it goes in. It is not suitable for disinfecting or storing.',
    it: 'Elimina residui di detergente e polvere e inumidisce la lente prima dell’applicazione. Non è adatta alla disinfezione né alla conservazione.',
    fr: 'Elle élimine le nettoyant et la poussière et humidifie la lentille avant la pose. Elle ne convient ni à la désinfection ni à la conservation.',
  },
  drops: {
    de: 'Die Anwendung ist auch mit eingesetzten Linsen möglich. Konservierungsstoffe sind nicht enthalten.',
    en: 'They can be used while lenses are worn. They contain no preservatives.',
    it: 'Si possono usare anche con le lenti indossate. Non contengono conservanti.',
    fr: 'L’utilisation est possible avec les lentilles en place. La formule ne contient aucun conservateur.',
  },
  case: {
    de: 'Nach jedem Gebrauch wird er ausgespült und offen an der Luft getrocknet. Ein regelmäßiger Wechsel beugt Keimen vor.',
    en: 'After each use it is rinsed and left open to dry in the air. Replacing it regularly helps to keep germs away.',
    it: 'Dopo ogni uso va risciacquato e lasciato asciugare aperto all’aria. Sostituirlo con regolarità previene i germi.',
    fr: 'Après chaque usage, il se rince et sèche ouvert, à l’air libre. Le remplacer régulièrement prévient les germes.',
  },
  cleaner: {
    de: 'Ein Tropfen oder Sprühstoß je Seite genügt. Die Formel schont Oberflächen und Beschichtungen.',
    en: 'One drop or spray on each side is enough. The formula is gentle on surfaces and coatings.',
    it: 'Basta una goccia o uno spruzzo per lato. La formula rispetta superfici e rivestimenti.',
    fr: 'Une goutte ou une pulvérisation par face suffit. La formule respecte les surfaces et les revêtements.',
  },
};

const travelKit: Localised = {
  de: 'Das Etui fasst einen Linsenbehälter, eine kleine Flasche, Pinzette und Spiegel. Es schließt dicht und passt ins Handgepäck.',
  en: 'The pouch holds a lens case, a small bottle, tweezers and a mirror. It closes tightly and fits into hand luggage.',
  it: 'L’astuccio contiene un portalenti, un flaconcino, una pinzetta e uno specchio. Si chiude bene ed entra nel bagaglio a mano.',
  fr: 'La trousse contient un étui à lentilles, un petit flacon, une pincette et un miroir. Elle ferme bien et tient dans un bagage à main.',
};

const suits: Readonly<Record<CareLine['suits'], Localised>> = {
  soft: {
    de: 'Geeignet für alle weichen Kontaktlinsen, auch aus Silikon-Hydrogel.',
    en: 'Suitable for all soft contact lenses, silicone hydrogel included.',
    it: 'Per tutte le lenti a contatto morbide, anche in silicone hydrogel.',
    fr: 'Pour toutes les lentilles souples, y compris en silicone hydrogel.',
  },
  soft_and_rigid: {
    de: 'Geeignet für weiche und für formstabile Kontaktlinsen.',
    en: 'Suitable for soft and for rigid contact lenses.',
    it: 'Per lenti a contatto morbide e rigide.',
    fr: 'Pour les lentilles souples et rigides.',
  },
  glasses: {
    de: 'Geeignet für Brillen, Sonnenbrillen und entspiegelte Gläser.',
    en: 'Suitable for glasses, sunglasses and anti-reflective lenses.',
    it: 'Per occhiali da vista, occhiali da sole e lenti antiriflesso.',
    fr: 'Pour les lunettes de vue, les lunettes de soleil et les verres antireflets.',
  },
};

/** Describes a care product in four sentences that do not address the reader. */
export const careDescriptions = (line: CareLine): Localised =>
  sentences(
    careSentence[line.key] ?? eachLocale(() => ''),
    line.form === 'travel_kit' ? travelKit : kindSentences[line.kind],
    suits[line.suits],
  );
