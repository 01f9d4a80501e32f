import type { Locale } from '../../../../domain/shared/locale.ts';
import type { WrittenEvent } from './subscription.ts';

/** What letters say to a guest instead, who has a link and no account. Source: SUBS-6. */
export const guestSubscriptionTexts: Readonly<
  Record<Locale, Readonly<Partial<Record<WrittenEvent, string>>>>
> = {
  de: {
    created:
      'Ab jetzt kommt diese Lieferung von selbst. Bestellt wird jeweils am genannten Tag zum Preis dieses Tages. Auslassen, pausieren und kündigen geht jederzeit über den Knopf in dieser Nachricht, ohne Konto. Wer die Nachricht hat, hat auch den Zugang.',
    coming:
      'Am {next} wird diese Lieferung wieder bestellt, zum Preis jenes Tages. Bis dahin lässt sie sich über den Knopf auslassen, pausieren oder kündigen.',
    payment_declined:
      'Die Zahlung für die fällige Lieferung wurde abgelehnt. Am {retry} folgt der nächste Versuch.',
    payment_given_up:
      'Die Zahlung wurde mehrmals abgelehnt, deshalb macht das Abo Pause. Mit einer neuen Bestellung beginnt ein neues Abo mit anderer Zahlungsart.',
    not_deliverable:
      'An die gewählte Adresse lässt sich diese Lieferung nicht schicken. Das Abo macht deshalb Pause. Mit einer neuen Bestellung beginnt ein neues Abo an eine andere Adresse.',
    prescription:
      'Für Kontaktlinsen in dieses Land verlangt das Gesetz eine gültige Verordnung. Es gibt keine oder sie gilt nicht mehr, deshalb macht das Abo Pause. Es wurde nichts berechnet. Mit einer neuen Bestellung und der neuen Verordnung beginnt ein neues Abo.',
  },
  en: {
    created:
      'From now on this delivery arrives automatically. Each order is placed on the day shown, at that day’s price. You can skip, pause or cancel at any time with the button in this message, without an account. Anyone who has the message has access too.',
    coming:
      'On {next} this delivery will be ordered again, at that day’s price. Until then you can skip, pause or cancel it with the button.',
    payment_declined: 'The payment for the delivery due was declined. We will try again on {retry}.',
    payment_given_up:
      'The payment was declined several times, so the subscription is paused. To start a new one with another payment method, place a new order.',
    not_deliverable:
      'We cannot send this delivery to the chosen address, so the subscription is paused. To start a new one to another address, place a new order.',
    prescription:
      'To send contact lenses to this country, the law requires a valid prescription. It is missing or no longer valid, so the subscription is paused. You have not been charged. To start a new one with the new prescription, place a new order.',
  },
  it: {
    created:
      'Da adesso questa consegna arriva in automatico. L’ordine parte nel giorno indicato, al prezzo di quel giorno. Saltare una consegna, sospendere o disdire è possibile in ogni momento con il pulsante di questo messaggio, senza account. Chi ha il messaggio ha anche l’accesso.',
    coming:
      'Il {next} questa consegna viene ordinata di nuovo, al prezzo di quel giorno. Fino ad allora si può saltare, sospendere o disdire con il pulsante.',
    payment_declined:
      'Il pagamento per la consegna prevista è stato rifiutato. Il prossimo tentativo è il {retry}.',
    payment_given_up:
      'Il pagamento è stato rifiutato più volte, perciò l’abbonamento è sospeso. Con un nuovo ordine inizia un nuovo abbonamento con un altro metodo di pagamento.',
    not_deliverable:
      'Questa consegna non può essere spedita all’indirizzo scelto. Per questo l’abbonamento è sospeso. Con un nuovo ordine inizia un nuovo abbonamento a un altro indirizzo.',
    prescription:
      'Per le lenti a contatto in questo Paese la legge richiede una prescrizione valida. Manca o non è più valida, perciò l’abbonamento è sospeso. Non è stato addebitato nulla. Con un nuovo ordine e la nuova prescrizione inizia un nuovo abbonamento.',
  },
  fr: {
    created:
      'Désormais, cette livraison arrive automatiquement. La commande part le jour indiqué, au prix de ce jour. Sauter une livraison, suspendre ou résilier est possible à tout moment par le bouton de ce message, sans compte. Qui a le message a aussi l’accès.',
    coming:
      'Le {next}, cette livraison sera commandée à nouveau, au prix de ce jour. D’ici là, elle peut être sautée, suspendue ou résiliée par le bouton.',
    payment_declined:
      'Le paiement de la livraison prévue a été refusé. La prochaine tentative aura lieu le {retry}.',
    payment_given_up:
      'Le paiement a été refusé plusieurs fois, l’abonnement est donc suspendu. Une nouvelle commande ouvre un nouvel abonnement avec un autre moyen de paiement.',
    not_deliverable:
      'Cette livraison ne peut pas être envoyée à l’adresse choisie. L’abonnement est donc suspendu. Une nouvelle commande ouvre un nouvel abonnement vers une autre adresse.',
    prescription:
      'Dans ce pays, la loi demande une ordonnance valable pour les lentilles de contact. Elle manque ou n’est plus valable\u202f: l’abonnement est donc suspendu. Rien n’a été débité. Une nouvelle commande avec la nouvelle ordonnance ouvre un nouvel abonnement.',
  },
};
