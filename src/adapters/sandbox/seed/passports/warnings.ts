import type { PassportKind } from '../../../../domain/catalogue/passport/kind-duties.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

type Told = Readonly<Record<Locale, readonly string[]>>;

const lens: Told = {
  de: [
    'Bei Rötung, Schmerzen oder schlechterem Sehen: Linse sofort herausnehmen und augenärztlichen Rat einholen.',
    'Nie mit Leitungswasser oder Speichel in Berührung bringen. Nicht beim Baden und Duschen tragen.',
    'Nur zum Schlafen tragen, wenn das ärztlich oder optometrisch abgesprochen ist.',
    'Beschädigte oder abgelaufene Linsen nicht verwenden.',
  ],
  en: [
    'If you notice redness, pain or poorer vision, take the lens out at once and see an eye doctor.',
    'Never bring it into contact with tap water or saliva. Do not wear it while bathing or showering.',
    'Sleep with it only if an eye care professional has agreed to it.',
    'Do not use damaged or expired lenses.',
  ],
  it: [
    'In caso di rossore, dolore o calo della vista: togliere subito la lente e consultare l’oculista.',
    'Mai a contatto con acqua del rubinetto o saliva. Non portarla facendo il bagno o la doccia.',
    'Dormire con la lente solo se un professionista della visione è d’accordo.',
    'Non usare lenti danneggiate o scadute.',
  ],
  fr: [
    'En cas de rougeur, de douleur ou de baisse de la vue : retirer aussitôt la lentille et consulter un ophtalmologue.',
    'Jamais de contact avec l’eau du robinet ou la salive. Ne pas la porter sous la douche ni dans le bain.',
    'Ne dormir avec la lentille que si un professionnel de la vue est d’accord.',
    'Ne pas utiliser de lentilles abîmées ou périmées.',
  ],
};

const solution: Told = {
  de: [
    'Nur äußerlich anwenden, nicht schlucken. Außerhalb der Reichweite von Kindern aufbewahren.',
    'Nicht verwenden, wenn das Siegel verletzt oder das Datum abgelaufen ist.',
    'Die Spitze der Flasche nicht berühren. Gebrauchte Lösung nie ein zweites Mal verwenden.',
    'Bei Brennen oder Rötung Anwendung beenden und fachlichen Rat einholen.',
  ],
  en: [
    'For external use only, do not swallow. Keep out of the reach of children.',
    'Do not use if the seal is broken or the date has passed.',
    'Do not touch the tip of the bottle. Never use a solution twice.',
    'If it stings or the eye reddens, stop and seek professional advice.',
  ],
  it: [
    'Solo per uso esterno, non ingerire. Tenere fuori dalla portata dei bambini.',
    'Non usare se il sigillo è rotto o la data è passata.',
    'Non toccare la punta del flacone. Mai usare due volte la stessa soluzione.',
    'In caso di bruciore o rossore interrompere l’uso e chiedere a uno specialista.',
  ],
  fr: [
    'Usage externe uniquement, ne pas avaler. Tenir hors de portée des enfants.',
    'Ne pas utiliser si le scellé est rompu ou si la date est dépassée.',
    'Ne pas toucher l’embout du flacon. Ne jamais réutiliser une solution.',
    'En cas de picotements ou de rougeur, arrêter et consulter un professionnel.',
  ],
};

/** Basic warnings by kind, as makers print them. Invented, like the makers. */
export const warnings: Readonly<Record<PassportKind, Told>> = {
  contact_lens: lens,
  lens_disinfectant: solution,
  lens_rinse: {
    de: ['Desinfiziert nicht: nur zum Abspülen.', ...solution.de],
    en: ['Does not disinfect: for rinsing only.', ...solution.en],
    it: ['Non disinfetta: solo per risciacquare.', ...solution.it],
    fr: ['Ne désinfecte pas : pour rincer seulement.', ...solution.fr],
  },
  lens_cleaner: {
    de: ['Vor dem Aufsetzen gründlich abspülen: nie direkt ins Auge.', ...solution.de],
    en: ['Rinse well before wearing: never straight into the eye.', ...solution.en],
    it: ['Risciacquare bene prima di indossare: mai direttamente nell’occhio.', ...solution.it],
    fr: ['Bien rincer avant la pose : jamais directement dans l’œil.', ...solution.fr],
  },
  eye_drops: {
    de: [
      'Nicht verwenden, wenn ein Bestandteil nicht vertragen wird oder das Siegel verletzt ist.',
      'Die Tropfspitze nicht berühren und nicht ans Auge halten.',
      'Halten Beschwerden länger als drei Tage an: augenärztlichen Rat einholen.',
    ],
    en: [
      'Do not use if you react to an ingredient or the seal is broken.',
      'Do not touch the tip, and do not let it touch the eye.',
      'If symptoms last longer than three days, see an eye doctor.',
    ],
    it: [
      'Non usare in caso di intolleranza a un componente o se il sigillo è rotto.',
      'Non toccare la punta e non appoggiarla all’occhio.',
      'Se i disturbi durano più di tre giorni, consultare l’oculista.',
    ],
    fr: [
      'Ne pas utiliser en cas d’intolérance à un composant ou si le scellé est rompu.',
      'Ne pas toucher l’embout ni l’appliquer sur l’œil.',
      'Si la gêne dure plus de trois jours, consulter un ophtalmologue.',
    ],
  },
  lens_case: {
    de: [
      'Nach jedem Gebrauch leeren und an der Luft trocknen lassen. Spätestens nach drei Monaten ersetzen.',
    ],
    en: ['Empty after each use and let it dry in the air. Replace after three months at the latest.'],
    it: ['Svuotare dopo ogni uso e lasciare asciugare all’aria. Sostituire al più tardi dopo tre mesi.'],
    fr: ['Vider après chaque usage et laisser sécher à l’air. Remplacer après trois mois au plus tard.'],
  },
  glasses_cleaner: {
    de: [
      'Nur für Brillengläser, nicht für Kontaktlinsen. Nicht in die Augen sprühen, von Kindern fernhalten.',
    ],
    en: ['For glasses only, not for contact lenses. Do not spray into the eyes, keep away from children.'],
    it: [
      'Solo per occhiali, non per lenti a contatto. Non spruzzare negli occhi, tenere lontano dai bambini.',
    ],
    fr: [
      'Pour lunettes seulement, pas pour lentilles. Ne pas vaporiser dans les yeux, tenir loin des enfants.',
    ],
  },
  sunglasses: {
    de: [
      'Nicht direkt in die Sonne sehen. Kein Schutz vor künstlichen Lichtquellen wie Solarien.',
      'Nicht für das Fahren in der Dämmerung und bei Nacht.',
    ],
    en: [
      'Do not look straight into the sun. No protection against artificial light such as sunbeds.',
      'Not for driving at dusk or at night.',
    ],
    it: [
      'Non guardare direttamente il sole. Non protegge da fonti artificiali come i solarium.',
      'Non adatti alla guida al crepuscolo e di notte.',
    ],
    fr: [
      'Ne pas regarder le soleil en face. Ne protège pas des sources artificielles comme les solariums.',
      'Ne convient pas à la conduite au crépuscule et de nuit.',
    ],
  },
  reading_glasses: {
    de: ['Für die Nähe: nicht zum Fahren und Gehen. Ersetzt keine Augenuntersuchung.'],
    en: ['For near vision: not for driving or walking. Does not replace an eye examination.'],
    it: ['Per vicino: non per guidare o camminare. Non sostituiscono una visita oculistica.'],
    fr: ['Pour la vision de près : ni pour conduire ni pour marcher. Ne remplacent pas un examen des yeux.'],
  },
};
