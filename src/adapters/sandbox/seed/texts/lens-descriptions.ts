import type { LensMaterial } from '../../../../domain/catalogue/lens/lens-care.ts';
import type { LensType, LensUsage } from '../../../../domain/catalogue/product.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { LensFamily } from '../range/lens-families.ts';
import { familySentence } from './lens-families.ts';
import { eachLocale, sentences } from './localised.ts';

const typeSentence: Readonly<Record<LensType | 'color_toric', Localised>> = {
  spherical: {
    de: 'Die sphärische Ausführung gleicht Kurz- und Weitsichtigkeit aus.',
    en: 'The spherical version corrects short- and long-sightedness.',
    it: 'La versione sferica corregge la miopia e l’ipermetropia.',
    fr: 'La version sphérique corrige la myopie et l’hypermétropie.',
  },
  toric: {
    de: 'Die torische Ausführung gleicht zusätzlich eine Hornhautverkrümmung aus; eine leichte Verdickung im unteren Teil hält die Achse stabil.',
    en: 'The toric version also corrects astigmatism; a slightly thicker lower part keeps the axis steady.',
    it: 'La versione torica corregge anche l’astigmatismo; un leggero ispessimento nella parte inferiore tiene stabile l’asse.',
    fr: 'La version torique corrige aussi l’astigmatisme ; un léger épaississement dans le bas maintient l’axe en place.',
  },
  multifocal: {
    de: 'Die multifokale Ausführung führt stufenlos von der Nähe in die Ferne; an die neue Art zu sehen gewöhnt sich das Auge meist in wenigen Tagen.',
    en: 'The multifocal version moves smoothly from near to far; eyes usually take a few days to get used to the new way of seeing.',
    it: 'La versione multifocale passa gradualmente dalla visione da vicino a quella da lontano; di solito gli occhi si abituano al nuovo modo di vedere in pochi giorni.',
    fr: 'La version multifocale passe en douceur de la vision de près à la vision de loin ; les yeux s’habituent en général en quelques jours à cette nouvelle vision.',
  },
  color: {
    de: 'Die Farbpigmente liegen im Inneren der Linse und berühren das Auge nicht; es gibt sie auch ohne Korrektur, mit dem Wert 0,00.',
    en: 'The pigments lie inside the lens and do not touch the eye; it is also made without correction, with the value 0.00.',
    it: 'I pigmenti si trovano all’interno della lente e non toccano l’occhio; è disponibile anche senza correzione, con il valore 0,00.',
    fr: 'Les pigments se trouvent à l’intérieur de la lentille et ne touchent pas l’œil ; elle existe aussi sans correction, avec la valeur 0,00.',
  },
  color_toric: {
    de: 'Diese Ausführung verbindet die Farbe mit einer torischen Korrektur der Hornhautverkrümmung; nicht jede Farbe gibt es in jeder Achse.',
    en: 'This version combines the colour with a toric correction of astigmatism; not every colour is made in every axis.',
    it: 'Questa versione unisce il colore alla correzione torica dell’astigmatismo; non tutti i colori esistono in tutti gli assi.',
    fr: 'Cette version associe la couleur à une correction torique de l’astigmatisme ; toutes les couleurs n’existent pas dans tous les axes.',
  },
};

const usageSentence: Readonly<Record<LensUsage, Localised>> = {
  daily: {
    de: 'Jede Linse wird morgens frisch dem Blister entnommen und abends entsorgt; die Pflege entfällt.',
    en: 'Each lens comes fresh from its blister in the morning and is thrown away at night, so no care is needed.',
    it: 'Ogni lente si estrae nuova dal blister al mattino e si getta la sera: nessuna manutenzione.',
    fr: 'Chaque lentille sort neuve de son blister le matin et se jette le soir : aucun entretien n’est nécessaire.',
  },
  two_weekly: {
    de: 'Nach dem Öffnen hält eine Linse vierzehn Tage; über Nacht wird sie gereinigt und in frischer Lösung aufbewahrt.',
    en: 'Once opened, a lens lasts fourteen days; overnight it is cleaned and kept in fresh solution.',
    it: 'Una volta aperta, una lente dura quattordici giorni; di notte va pulita e conservata in soluzione fresca.',
    fr: 'Une fois ouverte, une lentille se porte quatorze jours ; la nuit, elle est nettoyée et conservée dans une solution fraîche.',
  },
  monthly: {
    de: 'Nach dem Öffnen hält eine Linse einen Monat; über Nacht wird sie gereinigt und in frischer Lösung aufbewahrt.',
    en: 'Once opened, a lens lasts a month; overnight it is cleaned and kept in fresh solution.',
    it: 'Una volta aperta, una lente dura un mese; di notte va pulita e conservata in soluzione fresca.',
    fr: 'Une fois ouverte, une lentille se porte un mois ; la nuit, elle est nettoyée et conservée dans une solution fraîche.',
  },
};

const materialSentence: Readonly<Record<LensMaterial, (family: LensFamily) => Localised>> = {
  silicone_hydrogel: ({ oxygen }) => ({
    de: `Das Silikon-Hydrogel ist mit einem Wert von ${oxygen} Dk/t sehr sauerstoffdurchlässig.`,
    en: `Its silicone hydrogel lets plenty of oxygen through, with a value of ${oxygen} Dk/t.`,
    it: `Il silicone hydrogel, con un valore di ${oxygen} Dk/t, lascia passare molto ossigeno.`,
    fr: `Le silicone hydrogel, avec une valeur de ${oxygen} Dk/t, laisse passer beaucoup d’oxygène.`,
  }),
  hydrogel: ({ water }) => ({
    de: `Das Hydrogel besteht zu ${water} Prozent aus Wasser und fühlt sich vom ersten Moment an weich an.`,
    en: `Its hydrogel is ${water} per cent water and feels soft from the first moment.`,
    it: `L’hydrogel è composto per il ${water} per cento d’acqua e risulta morbido fin dal primo momento.`,
    fr: `L’hydrogel contient ${water} pour cent d’eau et se montre souple dès le premier instant.`,
  }),
  bio_hydrogel: ({ water }) => ({
    de: `Das biokompatible Hydrogel mit ${water} Prozent Wasser lagert wenig Eiweiß an.`,
    en: `Its biocompatible hydrogel, ${water} per cent water, attracts little protein.`,
    it: `L’hydrogel biocompatibile, con il ${water} per cento d’acqua, trattiene poche proteine.`,
    fr: `L’hydrogel biocompatible, à ${water} pour cent d’eau, fixe peu de protéines.`,
  }),
};

const none: Localised = eachLocale(() => '');

/** Describes a lens in four sentences that do not address the reader. */
export const lensDescription = (family: LensFamily, type: LensType, colourToric: boolean): Localised =>
  sentences(
    familySentence[family.key] ?? none,
    typeSentence[colourToric ? 'color_toric' : type],
    materialSentence[family.material](family),
    usageSentence[family.usage],
  );
