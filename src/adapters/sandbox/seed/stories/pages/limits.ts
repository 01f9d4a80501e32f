import { say } from '../say.ts';

/** The safety advice for every wearer. */
export const limits = say(
  'Linsen werden von Fachleuten angepasst, und eine Kontrolle pro Jahr gehört dazu. Bei Rötung, Schmerz oder trübem Sehen: Linsen heraus und zur Augenärztin oder zum Augenarzt.',
  'Lenses are fitted by professionals, and wearing them means a check-up once a year. In case of redness, pain or blurred vision: take the lenses out and see an eye doctor.',
  'Le lenti vengono applicate da specialisti e un controllo all’anno è d’obbligo. In caso di rossore, dolore o vista annebbiata: togliere le lenti e andare dall’oculista.',
  'Les lentilles sont adaptées par des spécialistes, et un contrôle par an en fait partie. En cas de rougeur, de douleur ou de vision trouble : retirer les lentilles et consulter un ophtalmologue.',
);
