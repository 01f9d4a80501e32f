import type { Locale } from '../../../../domain/shared/locale.ts';
import type { SubscriptionEventRow } from '../../db/subscription-tables.ts';

/** What is written about; an order is confirmed as any order is. */
export type WrittenEvent = Exclude<SubscriptionEventRow['kind'], 'ordered'>;

/** What letters about subscriptions say: the same in either style. */
export interface SubscriptionWords {
  readonly number: string;
  readonly rhythm: string;
  readonly days: string;
  readonly month: string;
  readonly months: string;
  readonly next: string;
  readonly received: string;
  readonly ends: string;
  readonly goods: string;
  readonly open: string;
  readonly on: Readonly<Record<WrittenEvent, readonly [subject: string, text: string]>>;
}

export const subscriptionWords: Readonly<Record<Locale, SubscriptionWords>> = {
  de: {
    number: 'Abo-Nummer',
    rhythm: 'Lieferung',
    days: 'alle {count} Tage',
    month: 'jeden Monat',
    months: 'alle {count} Monate',
    next: 'Nächste Bestellung',
    received: 'Eingegangen am',
    ends: 'Endet am',
    goods: 'Inhalt',
    open: 'Abo ansehen',
    on: {
      created: [
        'Abo {number} ist eingerichtet',
        'Ab jetzt kommt diese Lieferung von selbst. Bestellt wird jeweils am genannten Tag zum Preis dieses Tages. Auslassen, pausieren, ändern und kündigen geht jederzeit im Konto.',
      ],
      coming: [
        'Abo {number}: Bestellung am {next}',
        'Am {next} wird diese Lieferung wieder bestellt, zum Preis jenes Tages. Bis dahin lässt sie sich im Konto auslassen, verschieben oder ändern.',
      ],
      cancelled: [
        'Kündigung von Abo {number} bestätigt',
        'Die Kündigung ist eingegangen, das Abo ist beendet. Es wird nichts mehr bestellt. Diese Nachricht ist der Beleg dafür.',
      ],
      payment_declined: [
        'Zahlung für Abo {number} abgelehnt',
        'Die Zahlung für die fällige Lieferung wurde abgelehnt. Am {retry} folgt der nächste Versuch. Bis dahin lässt sich im Konto eine andere Zahlungsart wählen.',
      ],
      payment_given_up: [
        'Abo {number} pausiert: Zahlung abgelehnt',
        'Die Zahlung wurde mehrmals abgelehnt, deshalb macht das Abo Pause. Mit einer anderen Zahlungsart lässt es sich im Konto fortsetzen.',
      ],
      goods_missing: [
        'Abo {number}: gerade nicht lieferbar',
        'Die Artikel der fälligen Lieferung sind gerade nicht lieferbar. Am {retry} folgt der nächste Versuch. Es wurde nichts berechnet.',
      ],
      goods_left_out: [
        'Abo {number}: ein Teil fehlt',
        'Die Lieferung ist bestellt, aber ohne diese Artikel, die nicht lieferbar waren: {goods}. Sie wurden nicht berechnet und nicht durch andere ersetzt.',
      ],
      goods_gone: [
        'Abo {number} pausiert: nicht mehr erhältlich',
        'Diese Artikel sind nicht erhältlich: {goods}. Das Abo macht deshalb Pause. Es wurde nichts berechnet und nichts durch anderes ersetzt.',
      ],
      not_deliverable: [
        'Abo {number} pausiert: nicht lieferbar',
        'An die gewählte Adresse lässt sich diese Lieferung nicht schicken. Das Abo macht deshalb Pause. Mit einer anderen Adresse lässt es sich im Konto fortsetzen.',
      ],
      prescription: [
        'Abo {number} pausiert: Verordnung fehlt',
        'Für Kontaktlinsen in dieses Land verlangt das Gesetz eine gültige Verordnung. Es gibt keine oder sie gilt nicht mehr, deshalb macht das Abo Pause. Es wurde nichts berechnet. Eine Bestellung mit der neuen Verordnung lässt sich im Konto wieder zum Abo machen.',
      ],
    },
  },
  en: {
    number: 'Subscription number',
    rhythm: 'Delivery',
    days: 'every {count} days',
    month: 'every month',
    months: 'every {count} months',
    next: 'Next order',
    received: 'Received on',
    ends: 'Ends on',
    goods: 'Contents',
    open: 'View subscription',
    on: {
      created: [
        'Subscription {number} is set up',
        'From now on this delivery arrives automatically. Each order is placed on the day shown, at that day’s price. You can skip, pause, change or cancel in your account at any time.',
      ],
      coming: [
        'Subscription {number}: order on {next}',
        'On {next} this delivery will be ordered again, at that day’s price. Until then you can skip, move or change it in your account.',
      ],
      cancelled: [
        'Cancellation of subscription {number} confirmed',
        'We have received your cancellation and the subscription has ended. Nothing more will be ordered. This message is your proof.',
      ],
      payment_declined: [
        'Payment for subscription {number} declined',
        'The payment for the delivery due was declined. We will try again on {retry}. Until then another way to pay can be chosen in the account.',
      ],
      payment_given_up: [
        'Subscription {number} paused: payment declined',
        'The payment was declined several times, so the subscription is paused. You can resume it in your account with another payment method.',
      ],
      goods_missing: [
        'Subscription {number}: not available right now',
        'The items for the delivery due are not available right now. We will try again on {retry}. You have not been charged.',
      ],
      goods_left_out: [
        'Subscription {number}: some items missing',
        'The delivery has been ordered, but without these items, which were not available: {goods}. You were not charged for them, and nothing was sent in their place.',
      ],
      goods_gone: [
        'Subscription {number} paused: no longer available',
        'These items are not available: {goods}. The subscription is therefore paused. You have not been charged, and nothing was sent in their place.',
      ],
      not_deliverable: [
        'Subscription {number} paused: delivery not possible',
        'We cannot send this delivery to the chosen address, so the subscription is paused. You can resume it in your account with another address.',
      ],
      prescription: [
        'Subscription {number} paused: prescription missing',
        'To send contact lenses to this country, the law requires a valid prescription. It is missing or no longer valid, so the subscription is paused. You have not been charged. In your account you can turn an order with the new prescription into a subscription again.',
      ],
    },
  },
  it: {
    number: 'Numero di abbonamento',
    rhythm: 'Consegna',
    days: 'ogni {count} giorni',
    month: 'ogni mese',
    months: 'ogni {count} mesi',
    next: 'Prossimo ordine',
    received: 'Ricevuta il',
    ends: 'Termina il',
    goods: 'Contenuto',
    open: 'Vedere l’abbonamento',
    on: {
      created: [
        'Abbonamento {number} attivato',
        'Da adesso questa consegna arriva in automatico. L’ordine parte nel giorno indicato, al prezzo di quel giorno. Saltare una consegna, sospendere, modificare o disdire è possibile in ogni momento dall’account.',
      ],
      coming: [
        'Abbonamento {number}: ordine il {next}',
        'Il {next} questa consegna viene ordinata di nuovo, al prezzo di quel giorno. Fino ad allora si può saltare, spostare o modificare dall’account.',
      ],
      cancelled: [
        'Disdetta dell’abbonamento {number} confermata',
        'La disdetta è stata ricevuta e l’abbonamento è terminato. Non verrà più ordinato nulla. Questo messaggio ne è la ricevuta.',
      ],
      payment_declined: [
        'Pagamento per l’abbonamento {number} rifiutato',
        'Il pagamento per la consegna prevista è stato rifiutato. Il prossimo tentativo è il {retry}. Fino ad allora è possibile scegliere un altro metodo di pagamento nell’account.',
      ],
      payment_given_up: [
        'Abbonamento {number} sospeso: pagamento rifiutato',
        'Il pagamento è stato rifiutato più volte, perciò l’abbonamento è sospeso. Con un altro metodo di pagamento è possibile riprenderlo dall’account.',
      ],
      goods_missing: [
        'Abbonamento {number}: al momento non disponibile',
        'Gli articoli della consegna prevista al momento non sono disponibili. Il prossimo tentativo è il {retry}. Non è stato addebitato nulla.',
      ],
      goods_left_out: [
        'Abbonamento {number}: manca una parte',
        'La consegna è stata ordinata, ma senza questi articoli, che non erano disponibili: {goods}. Non sono stati né addebitati né sostituiti.',
      ],
      goods_gone: [
        'Abbonamento {number} sospeso: non più disponibile',
        'Questi articoli non sono disponibili: {goods}. Per questo l’abbonamento è sospeso. Nulla è stato addebitato né sostituito.',
      ],
      not_deliverable: [
        'Abbonamento {number} sospeso: consegna impossibile',
        'Questa consegna non può essere spedita all’indirizzo scelto. Per questo l’abbonamento è sospeso. Con un altro indirizzo è possibile riprenderlo dall’account.',
      ],
      prescription: [
        'Abbonamento {number} sospeso: manca la prescrizione',
        'Per le lenti a contatto in questo Paese la legge richiede una prescrizione valida. Manca o non è più valida, perciò l’abbonamento è sospeso. Non è stato addebitato nulla. Un ordine con la nuova prescrizione può diventare di nuovo un abbonamento dall’account.',
      ],
    },
  },
  fr: {
    number: 'Numéro d’abonnement',
    rhythm: 'Livraison',
    days: 'tous les {count} jours',
    month: 'tous les mois',
    months: 'tous les {count} mois',
    next: 'Prochaine commande',
    received: 'Reçue le',
    ends: 'Prend fin le',
    goods: 'Contenu',
    open: 'Voir l’abonnement',
    on: {
      created: [
        'Abonnement {number} activé',
        'Désormais, cette livraison arrive automatiquement. La commande part le jour indiqué, au prix de ce jour. Sauter une livraison, suspendre, modifier ou résilier est possible à tout moment dans le compte.',
      ],
      coming: [
        'Abonnement {number}\u202f: commande le {next}',
        'Le {next}, cette livraison sera commandée à nouveau, au prix de ce jour. D’ici là, elle peut être sautée, déplacée ou modifiée dans le compte.',
      ],
      cancelled: [
        'Résiliation de l’abonnement {number} confirmée',
        'La résiliation est bien arrivée, l’abonnement a pris fin. Plus rien ne sera commandé. Ce message en est l’accusé de réception.',
      ],
      payment_declined: [
        'Paiement de l’abonnement {number} refusé',
        'Le paiement de la livraison prévue a été refusé. La prochaine tentative aura lieu le {retry}. D’ici là, un autre moyen de paiement peut être choisi dans le compte.',
      ],
      payment_given_up: [
        'Abonnement {number} suspendu\u202f: paiement refusé',
        'Le paiement a été refusé plusieurs fois, l’abonnement est donc suspendu. Il peut être repris dans le compte avec un autre moyen de paiement.',
      ],
      goods_missing: [
        'Abonnement {number}\u202f: indisponible pour le moment',
        'Les articles de la livraison prévue sont indisponibles pour le moment. La prochaine tentative aura lieu le {retry}. Rien n’a été facturé.',
      ],
      goods_left_out: [
        'Abonnement {number}\u202f: il manque une partie',
        'La livraison a été commandée, mais sans ces articles, qui étaient indisponibles\u202f: {goods}. Ils n’ont été ni facturés ni remplacés.',
      ],
      goods_gone: [
        'Abonnement {number} suspendu\u202f: articles introuvables',
        'Ces articles sont indisponibles\u202f: {goods}. L’abonnement est donc suspendu. Rien n’a été facturé ni remplacé.',
      ],
      not_deliverable: [
        'Abonnement {number} suspendu\u202f: livraison impossible',
        'Cette livraison ne peut pas être envoyée à l’adresse choisie. L’abonnement est donc suspendu. Il peut être repris dans le compte avec une autre adresse.',
      ],
      prescription: [
        'Abonnement {number} suspendu\u202f: ordonnance manquante',
        'Dans ce pays, la loi demande une ordonnance valable pour les lentilles de contact. Elle manque ou n’est plus valable\u202f: l’abonnement est donc suspendu. Rien n’a été débité. Une commande passée avec la nouvelle ordonnance peut redevenir un abonnement depuis le compte.',
      ],
    },
  },
};
