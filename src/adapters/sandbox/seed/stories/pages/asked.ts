import type { Localised } from '../../../../../domain/shared/locale.ts';
import { questions } from '../questions.ts';
import { paragraphs, say } from '../say.ts';
import { limits } from './limits.ts';

const themes = {
  order: say(
    'Bestellung und Lieferung',
    'Orders and delivery',
    'Ordini e consegna',
    'Commandes et livraison',
  ),
  lenses: say('Linsen und Werte', 'Lenses and values', 'Lenti e valori', 'Lentilles et valeurs'),
  pay: say('Bezahlung und Rückgabe', 'Payment and returns', 'Pagamento e resi', 'Paiement et retours'),
  account: say('Konto und Abo', 'Account and subscription', 'Account e abbonamento', 'Compte et abonnement'),
} as const;

const ask = (id: string, theme: keyof typeof themes, question: Localised, answer: Localised) => ({
  id,
  theme: themes[theme],
  question,
  answer: paragraphs(answer),
});

/** The frequently asked questions of every shop, by topic. */
export const asked = [
  ask(
    'when',
    'order',
    say(
      'Wann kommt eine Bestellung an?',
      'When does an order arrive?',
      'Quando arriva un ordine?',
      'Quand une commande arrive-t-elle ?',
    ),
    say(
      'Lagerware meist in {soonest}–{latest} Werktagen. Produktseite und Warenkorb nennen den Liefertag für genau die gewählten Werte.',
      'Items in stock usually arrive in {soonest}–{latest} working days. The product page and the cart show the delivery day for exactly the values chosen.',
      'Ciò che è disponibile di solito in {soonest}–{latest} giorni lavorativi. Pagina del prodotto e carrello indicano il giorno di consegna per i valori scelti.',
      'Ce qui est en stock le plus souvent en {soonest} à {latest} jours ouvrés. La page du produit et le panier indiquent le jour de livraison pour les valeurs choisies.',
    ),
  ),
  ask(
    'where',
    'order',
    say('Wo ist mein Paket?', 'Where is my parcel?', 'Dov’è il mio pacco?', 'Où est mon colis ?'),
    say(
      'Die Bestellung im Konto zeigt Stand und Sendungsnummer. Ohne Konto zeigt beides die Seite Bestellung ansehen: Bestellnummer und E-Mail-Adresse genügen.',
      'Your account shows the status of the order and its tracking number. Without an account, “Find your order” shows them with your order number and e-mail address.',
      'L’ordine nell’account mostra lo stato e il numero di spedizione. Senza account bastano numero d’ordine ed e-mail alla voce «Vedere un ordine».',
      'La commande dans le compte montre son état et son numéro de suivi. Sans compte, le numéro de commande et l’adresse e-mail suffisent sous « Voir une commande ».',
    ),
  ),
  ask(
    'change',
    'order',
    say(
      'Ein Wert ist falsch bestellt: Was tun?',
      'I ordered the wrong value: what now?',
      'Un valore ordinato è sbagliato: che fare?',
      'Une valeur a été mal commandée : que faire ?',
    ),
    say(
      'Am besten sofort anrufen oder schreiben. Solange das Paket nicht gepackt ist, lässt sich der Wert ändern.',
      'It is best to call or write at once. Until the parcel is packed, the value can be changed.',
      'Meglio telefonare o scrivere subito. Finché il pacco non è pronto, il valore si può cambiare.',
      'Le mieux est d’appeler ou d’écrire aussitôt. Tant que le colis n’est pas prêt, la valeur peut être changée.',
    ),
  ),
  { ...questions.values, theme: themes.lenses },
  ask(
    'letters',
    'lenses',
    say(
      'Was bedeuten SPH, BC und DIA?',
      'What do SPH, BC and DIA mean?',
      'Che cosa significano SPH, BC e DIA?',
      'Que signifient SPH, BC et DIA ?',
    ),
    say(
      'SPH ist die Stärke, mit Minus bei Kurzsichtigkeit. BC ist die Wölbung der Linse, DIA ihr Durchmesser, beides in Millimetern. CYL und AX gibt es bei Hornhautverkrümmung, ADD bei Gleitsicht.',
      'SPH is the power, minus for short sight. BC is the curve of the lens, DIA its diameter, both in millimetres. CYL and AX are for astigmatism, ADD is for multifocal lenses.',
      'SPH è il potere, con il meno per la miopia. BC è la curvatura della lente, DIA il diametro, entrambi in millimetri. CYL e AX valgono per l’astigmatismo, ADD per le lenti multifocali.',
      'SPH est la puissance, avec un moins en cas de myopie. BC est la courbure de la lentille, DIA son diamètre, tous deux en millimètres. CYL et AX concernent l’astigmatisme, ADD les lentilles multifocales.',
    ),
  ),
  ask(
    'swap',
    'lenses',
    say(
      'Darf es eine andere Linse mit denselben Werten sein?',
      'Can I take another lens with the same values?',
      'Va bene un’altra lente con gli stessi valori?',
      'Une autre lentille avec les mêmes valeurs convient-elle ?',
    ),
    say(
      'Nur nach einer Anpassung. Material und Form unterscheiden sich, auch wenn BC und DIA gleich sind.',
      'Only after a fitting. Material and shape differ even where BC and DIA are the same.',
      'Solo dopo un’applicazione. Materiale e forma differiscono anche con BC e DIA uguali.',
      'Seulement après une adaptation. La matière et la forme diffèrent même si BC et DIA sont identiques.',
    ),
  ),
  ask(
    'care',
    'lenses',
    say(
      'Wann ist ein Besuch beim Fachgeschäft nötig?',
      'When is a visit to an optician necessary?',
      'Quando serve una visita dall’ottico?',
      'Quand une visite chez l’opticien s’impose-t-elle ?',
    ),
    limits,
  ),
  ask(
    'ways',
    'pay',
    say('Wie lässt sich bezahlen?', 'How can I pay?', 'Come si può pagare?', 'Comment payer ?'),
    say(
      'Mit den Zahlungsarten, die unten auf jeder Seite stehen. Gehört die Rechnung dazu, gilt sie, sobald eine frühere Bestellung bezahlt ist.',
      'With the payment methods shown at the foot of every page. If invoice is one of them, it is offered once an earlier order has been paid.',
      'Con i metodi indicati in fondo a ogni pagina. Se c’è anche la fattura, è disponibile quando un ordine precedente è già pagato.',
      'Par les moyens indiqués au bas de chaque page. Si la facture en fait partie, elle est proposée quand une commande précédente est payée.',
    ),
  ),
  { ...questions.returns, theme: themes.pay },
  ask(
    'money',
    'pay',
    say(
      'Wann ist das Geld zurück?',
      'When will I get my money back?',
      'Quando arriva il rimborso?',
      'Quand l’argent est-il remboursé ?',
    ),
    say(
      'Spätestens {refundDays} Tage nach der Erklärung, auf demselben Weg, sobald die Ware oder ihr Versandbeleg da ist.',
      'No later than {refundDays} days after your notice, the same way you paid, once the goods or proof of posting have arrived.',
      'Al più tardi {refundDays} giorni dopo la dichiarazione, con lo stesso mezzo di pagamento, appena è arrivata la merce o la prova di spedizione.',
      'Au plus tard {refundDays} jours après la déclaration, par le même moyen de paiement, dès que la marchandise ou la preuve d’envoi est là.',
    ),
  ),
  ask(
    'again',
    'account',
    say(
      'Wie wird nachbestellt?',
      'How do I order again?',
      'Come si ordina di nuovo?',
      'Comment commander à nouveau ?',
    ),
    say(
      'Im Konto steht jede frühere Bestellung mit ihren Werten; ein Klick legt sie in den Warenkorb. Auf Wunsch erinnert eine E-Mail, bevor die Packung leer ist.',
      'Your account keeps each earlier order with its values; one click puts it in the cart. If you like, an e-mail reminds you before the box is empty.',
      'Nell’account c’è ogni ordine con i suoi valori; un clic lo mette nel carrello. Su richiesta un’e-mail arriva prima che la confezione finisca.',
      'Le compte garde chaque commande avec ses valeurs ; un clic la remet au panier. Sur demande, un e-mail le rappelle avant que la boîte soit vide.',
    ),
  ),
  ask(
    'pause',
    'account',
    say(
      'Lässt sich ein Abo pausieren?',
      'Can a subscription be paused?',
      'Si può sospendere un abbonamento?',
      'Peut-on suspendre un abonnement ?',
    ),
    say(
      'Ja, im Konto: pausieren, die nächste Lieferung auslassen, den Abstand ändern oder kündigen, jederzeit.',
      'Yes, in the account: pause it, skip the next delivery, change the interval or cancel it, at any time.',
      'Sì, nell’account: sospenderlo, saltare la prossima consegna, cambiare l’intervallo o disdirlo, in qualsiasi momento.',
      'Oui, dans le compte : le suspendre, sauter la prochaine livraison, changer l’intervalle ou le résilier, à tout moment.',
    ),
  ),
];
