import type { Localised } from '../../../../../domain/shared/locale.ts';
import { list, say } from '../say.ts';

/** A block of text below a heading. */
const text = (id: string, heading: Localised, ...body: readonly object[]) => ({
  kind: 'text',
  id,
  align: 'left',
  heading,
  body,
});

/** What happens during a visit to a studio. */
export const visit = text(
  'visit',
  say('Was im Studio geschieht', 'What we do there', 'Che cosa facciamo in studio', 'Ce que nous y faisons'),
  list(
    say(
      'Werte messen, auch für torische und multifokale Linsen',
      'measuring your values, for toric and multifocal lenses too',
      'misurare i valori, anche per lenti toriche e multifocali',
      'mesurer les valeurs, aussi pour des lentilles toriques et multifocales',
    ),
    say(
      'den Sitz der Linsen prüfen, am besten einmal im Jahr',
      'checking how the lenses fit, ideally once a year',
      'controllare l’applicazione delle lenti, meglio una volta all’anno',
      'vérifier l’adaptation des lentilles, au mieux une fois par an',
    ),
    say(
      'Einsetzen und Herausnehmen üben',
      'practising putting them in and taking them out',
      'esercitarsi a metterle e a toglierle',
      's’exercer à les poser et à les retirer',
    ),
    say(
      'Termine nach Absprache: ein Anruf oder eine E-Mail genügt',
      'by appointment: a call or an e-mail will do',
      'su appuntamento: basta una telefonata o un’e-mail',
      'sur rendez-vous : un appel ou un e-mail suffit',
    ),
  ),
);

/** What to bring to an appointment. */
export const bringAlong = text(
  'bring',
  say('Zum Termin mitbringen', 'What to bring along', 'Che cosa portare', 'À apporter au rendez-vous'),
  list(
    say(
      'die letzte Linsenpackung oder den Linsenpass',
      'your last lens box or your lens pass',
      'l’ultima confezione o il pass delle lenti',
      'la dernière boîte ou le passeport lentilles',
    ),
    say(
      'die Brille, wenn es eine gibt',
      'your glasses, if you have any',
      'gli occhiali, se ci sono',
      'les lunettes, s’il y en a',
    ),
    say(
      'die Linsen, eine Stunde vorher herausgenommen',
      'your lenses, taken out an hour before',
      'le lenti, tolte un’ora prima',
      'les lentilles, retirées une heure avant',
    ),
  ),
);
