import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a mail says of one moment of a check of the eyes. They speak to nobody. */
interface MomentWords {
  readonly subject: string;
  readonly text: string;
}

interface EyeCheckWords {
  readonly booked: MomentWords;
  readonly moved: MomentWords;
  readonly cancelled: MomentWords;
  readonly tomorrow: MomentWords;
  readonly when: string;
  /** `{day}`, `{time}`. */
  readonly at: string;
  readonly where: string;
  readonly phone: string;
  readonly open: string;
  readonly again: string;
  readonly calendar: string;
  /** `{until}`: day and time. */
  readonly changes: string;
  readonly late: string;
  readonly bring: string;
  readonly mistake: string;
}

/** Source: APPT-3, APPT-4, APPT-5. */
export const eyeCheckWords: Readonly<Record<Locale, EyeCheckWords>> = {
  de: {
    booked: { subject: 'Termin gebucht: Sehtest am {date}', text: 'Der Termin für den Sehtest steht.' },
    moved: {
      subject: 'Termin verschoben: Sehtest am {date}',
      text: 'Der Sehtest ist verschoben. Es gilt nur noch die neue Zeit.',
    },
    cancelled: {
      subject: 'Termin abgesagt: Sehtest am {date}',
      text: 'Der Sehtest ist abgesagt, der Optiker weiß Bescheid.',
    },
    tomorrow: { subject: 'Morgen: Sehtest um {time} Uhr', text: 'Morgen ist der Termin für den Sehtest.' },
    when: 'Wann',
    at: '{day}, {time} Uhr',
    where: 'Wo',
    phone: 'Telefon',
    open: 'Termin ansehen oder ändern',
    again: 'Neuen Termin buchen',
    calendar: 'In den Kalender eintragen',
    changes: 'Verschieben und absagen geht online bis {until} Uhr.',
    late: 'Online lässt sich der Termin nicht mehr ändern. Ist etwas dazwischengekommen, hilft ein Anruf beim Optiker.',
    bring: 'Mitbringen: die letzte Linsenpackung oder den Linsenpass, und die Brille, wenn es eine gibt.',
    mistake:
      'Diesen Termin hat jemand anderes mit dieser E-Mail-Adresse gebucht? Über den Knopf lässt er sich absagen.',
  },
  en: {
    booked: { subject: 'Booked: eye test on {date}', text: 'Your eye test is booked.' },
    moved: {
      subject: 'Moved: eye test on {date}',
      text: 'Your eye test has been moved. Only the new time applies.',
    },
    cancelled: {
      subject: 'Cancelled: eye test on {date}',
      text: 'Your eye test is cancelled, and the optician has been told.',
    },
    tomorrow: { subject: 'Tomorrow: eye test at {time}', text: 'Your eye test is tomorrow.' },
    when: 'When',
    at: '{day}, {time}',
    where: 'Where',
    phone: 'Phone',
    open: 'View or change appointment',
    again: 'Book a new appointment',
    calendar: 'Add to calendar',
    changes: 'You can move or cancel online until {until}.',
    late: 'The appointment can no longer be changed online. If something has come up, please call the optician.',
    bring: 'Please bring your last lens box or your lens pass, and your glasses if you have any.',
    mistake: 'Did somebody else book this with your e-mail address? Use the button to cancel it.',
  },
  it: {
    booked: {
      subject: 'Prenotato: controllo della vista il {date}',
      text: 'L’appuntamento per il controllo della vista è prenotato.',
    },
    moved: {
      subject: 'Spostato: controllo della vista il {date}',
      text: 'Il controllo della vista è stato spostato. Vale solo il nuovo orario.',
    },
    cancelled: {
      subject: 'Annullato: controllo della vista il {date}',
      text: 'Il controllo della vista è annullato; l’ottico ne è al corrente.',
    },
    tomorrow: {
      subject: 'Domani: controllo della vista alle {time}',
      text: 'Il controllo della vista è domani.',
    },
    when: 'Quando',
    at: '{day}, ore {time}',
    where: 'Dove',
    phone: 'Telefono',
    open: 'Vedere o modificare l’appuntamento',
    again: 'Prenotare un nuovo appuntamento',
    calendar: 'Aggiungere al calendario',
    changes: 'L’appuntamento si può spostare o annullare online fino al {until}.',
    late: 'Online l’appuntamento non si può più modificare. In caso di imprevisti basta una telefonata all’ottico.',
    bring: 'Da portare: l’ultima confezione o il pass delle lenti, e gli occhiali, se ci sono.',
    mistake: 'Qualcun altro ha prenotato con questo indirizzo e-mail? Con il pulsante si può annullare.',
  },
  fr: {
    booked: {
      subject: 'Rendez-vous pris\u202f: contrôle de la vue le {date}',
      text: 'Le rendez-vous pour le contrôle de la vue est pris.',
    },
    moved: {
      subject: 'Rendez-vous déplacé\u202f: contrôle de la vue le {date}',
      text: 'Le contrôle de la vue est déplacé. Seul le nouvel horaire compte.',
    },
    cancelled: {
      subject: 'Rendez-vous annulé\u202f: contrôle de la vue le {date}',
      text: 'Le contrôle de la vue est annulé\u202f; l’opticien en est informé.',
    },
    tomorrow: {
      subject: 'Demain\u202f: contrôle de la vue à {time}',
      text: 'Le contrôle de la vue est demain.',
    },
    when: 'Quand',
    at: '{day} à {time}',
    where: 'Où',
    phone: 'Téléphone',
    open: 'Voir ou modifier le rendez-vous',
    again: 'Prendre un nouveau rendez-vous',
    calendar: 'Ajouter au calendrier',
    changes: 'Le rendez-vous peut être déplacé ou annulé en ligne jusqu’au {until}.',
    late: 'Le rendez-vous ne peut plus être modifié en ligne. En cas d’imprévu, un appel à l’opticien suffit.',
    bring: 'À apporter\u202f: la dernière boîte ou le passeport lentilles, et les lunettes, s’il y en a.',
    mistake:
      'Quelqu’un d’autre a pris ce rendez-vous avec cette adresse e-mail\u202f? Le bouton permet de l’annuler.',
  },
};
