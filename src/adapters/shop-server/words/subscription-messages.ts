import type { Localised } from '../../../domain/shared/locale.ts';

/** What the shop says of subscriptions when it refuses. They speak to nobody. Source: ACC-5. */
export const subscriptionMessages = {
  'subscription.changed': {
    de: 'Dieses Abo wurde inzwischen anderswo geändert. Hier steht der neue Stand, bitte noch einmal prüfen.',
    en: 'This subscription has since been changed elsewhere. This is how it stands now, so please check again.',
    it: 'Questo abbonamento è stato modificato altrove nel frattempo. Ecco la situazione attuale, da ricontrollare.',
    fr: 'Cet abonnement a été modifié ailleurs entre-temps. Voici son état actuel, à vérifier à nouveau.',
  },
  'subscription.consent': {
    de: 'Dieses Abo merkt sich Linsenwerte. Dafür fehlt die Einwilligung.',
    en: 'This subscription stores lens values. Your consent to that is missing.',
    it: 'Questo abbonamento conserva i valori delle lenti. Manca il consenso.',
    fr: 'Cet abonnement conserve des valeurs de lentilles. Le consentement manque.',
  },
  'subscription.over': {
    de: 'Dieses Abo ist gekündigt und lässt sich nicht mehr ändern.',
    en: 'This subscription has been cancelled and can no longer be changed.',
    it: 'Questo abbonamento è stato disdetto e non può più essere modificato.',
    fr: 'Cet abonnement est résilié et ne peut plus être modifié.',
  },
  'subscription.not_possible': {
    de: 'Das geht bei diesem Abo gerade nicht.',
    en: 'This is not possible with this subscription right now.',
    it: 'Al momento non è possibile per questo abbonamento.',
    fr: 'Ce n’est pas possible pour cet abonnement en ce moment.',
  },
  'subscription.interval_day': {
    de: 'Möglich sind {min} bis {max} Tage.',
    en: 'Choose from {min} to {max} days.',
    it: 'Sono possibili da {min} a {max} giorni.',
    fr: 'De {min} à {max} jours sont possibles.',
  },
  'subscription.interval_month': {
    de: 'Möglich sind {min} bis {max} Monate.',
    en: 'Choose from {min} to {max} months.',
    it: 'Sono possibili da {min} a {max} mesi.',
    fr: 'De {min} à {max} mois sont possibles.',
  },
  'subscription.date': {
    de: 'Bitte einen Tag ab morgen und innerhalb eines Jahres wählen.',
    en: 'Please choose a day from tomorrow and within a year.',
    it: 'Scegliere un giorno a partire da domani ed entro un anno.',
    fr: 'Merci de choisir un jour à partir de demain, dans l’année.',
  },
  'subscription.too_many': {
    de: 'Mehr als {max} Abos gleichzeitig sind nicht möglich.',
    en: 'You can have no more than {max} subscriptions at once.',
    it: 'Non sono possibili più di {max} abbonamenti contemporaneamente.',
    fr: 'Plus de {max} abonnements à la fois ne sont pas possibles.',
  },
  'subscription.nothing': {
    de: 'Von dieser Bestellung lässt sich nichts regelmäßig liefern.',
    en: 'Nothing in this order can be delivered regularly.',
    it: 'Nulla di questo ordine può essere consegnato regolarmente.',
    fr: 'Rien de cette commande ne peut être livré régulièrement.',
  },
  'subscription.no_address': {
    de: 'Es fehlt noch eine Adresse für Rechnung und Lieferung.',
    en: 'A billing and delivery address is still missing.',
    it: 'Manca ancora un indirizzo per fattura e consegna.',
    fr: 'Il manque encore une adresse de facturation et de livraison.',
  },
  'subscription.payment': {
    de: 'Damit lässt sich ein Abo nicht bezahlen. Bitte eine gespeicherte Karte oder die Rechnung wählen.',
    en: 'You cannot pay for a subscription this way. Please choose a saved card or invoice.',
    it: 'Non è possibile pagare così un abbonamento. Scegliere una carta salvata o la fattura.',
    fr: 'Un abonnement ne peut pas être payé ainsi. Merci de choisir une carte enregistrée ou la facture.',
  },
  'subscription.not_offered': {
    de: 'Das lässt sich nicht regelmäßig liefern.',
    en: 'This cannot be delivered regularly.',
    it: 'Non è possibile una consegna regolare di questo articolo.',
    fr: 'Cet article ne peut pas être livré régulièrement.',
  },
  'subscription.line_gone': {
    de: 'Dieser Artikel gehört nicht mehr zum Abo.',
    en: 'This item is no longer part of the subscription.',
    it: 'Questo articolo non fa più parte dell’abbonamento.',
    fr: 'Cet article ne fait plus partie de l’abonnement.',
  },
  'subscription.last_line': {
    de: 'Ein Abo braucht mindestens einen Artikel. Wer nichts mehr möchte, kündigt es.',
    en: 'A subscription needs at least one item. If you want nothing more, cancel it.',
    it: 'Un abbonamento richiede almeno un articolo. Per non ricevere più nulla, disdirlo.',
    fr: 'Un abonnement contient au moins un article. Pour ne plus rien recevoir, il suffit de le résilier.',
  },
} as const satisfies Readonly<Record<string, Localised>>;
