import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { Localised } from '../../../../../domain/shared/locale.ts';
import { say } from '../say.ts';

/** What each shop says about itself. */
export const introductions: Readonly<Record<BrandId, Localised>> = {
  okulino: say(
    'Okulino ist ein kleines Team aus Zürich. Wir tragen selbst Linsen und fanden, dass Nachbestellen nicht länger dauern darf als ein Kaffee.',
    'Okulino is a small team from Zurich. We wear lenses ourselves and felt that reordering should take no longer than a coffee.',
    'Okulino è un piccolo team di Zurigo. Portiamo le lenti anche noi e pensiamo che ordinarle di nuovo non debba durare più di un caffè.',
    'Okulino, c’est une petite équipe de Zurich. Nous portons des lentilles et trouvons que renouveler sa commande ne doit pas prendre plus de temps qu’un café.',
  ),
  linsenwerk: say(
    'Linsenwerk sitzt in Berlin. Wir führen jede Linse mit ihren Messwerten, ihrem Preis pro Stück und dem Liefertag, damit ein Vergleich einer ist.',
    'Linsenwerk is based in Berlin. We list every lens with its measurements, its price per lens and its delivery day, so that comparing them means something.',
    'Linsenwerk ha sede a Berlino. Presentiamo ogni lente con i suoi valori, il prezzo unitario e il giorno di consegna, perché un confronto sia tale.',
    'Linsenwerk est établi à Berlin. Nous présentons chaque lentille avec ses mesures, son prix unitaire et son jour de livraison, pour une vraie comparaison.',
  ),
  viszola: say(
    'Viszola kommt aus Mailand. Wir mögen Fassungen, die man wiedererkennt, und Linsen, die man vergisst.',
    'Viszola comes from Milan. We like frames you recognise and lenses you forget.',
    'Viszola nasce a Milano. Ci piacciono le montature che si riconoscono e le lenti che si dimenticano.',
    'Viszola vient de Milan. Nous aimons les montures qu’on reconnaît et les lentilles qu’on oublie.',
  ),
  opalys: say(
    'Opalys ist ein Optikerhaus aus Lyon. Seit jeher gilt bei uns: erst zuhören, dann messen, dann empfehlen.',
    'Opalys is a house of opticians from Lyon. Our order has always been: listen first, then measure, then recommend.',
    'Opalys è una casa di ottica di Lione. Da sempre l’ordine è: prima ascoltare, poi misurare, poi consigliare.',
    'Opalys est une maison d’optique lyonnaise. Chez nous, depuis toujours : d’abord écouter, puis mesurer, puis conseiller.',
  ),
  augental: say(
    'Augental ist Optik aus Salzburg: ein Geschäft, in dem man einander kennt, und ein Onlineshop, der genauso arbeitet.',
    'Augental is an optician’s in Salzburg: a shop where people know each other, and an online shop that works the same way.',
    'Augental è ottica di Salisburgo: un negozio in cui ci si conosce e un negozio online che lavora allo stesso modo.',
    'Augental, c’est l’optique de Salzbourg : un magasin où l’on se connaît, et une boutique en ligne qui travaille de même.',
  ),
};
