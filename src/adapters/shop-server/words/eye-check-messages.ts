import type { Localised } from '../../../domain/shared/locale.ts';

/** What the shop says of checks of the eyes when it refuses. They speak to nobody. Source: APPT-2, APPT-3, APPT-4. */
export const eyeCheckMessages = {
  'eye_check.taken': {
    de: 'Diese Zeit ist nicht mehr frei. Bitte eine andere wählen.',
    en: 'This time is no longer free. Please choose another one.',
    it: 'Questo orario non è più libero. Sceglierne un altro.',
    fr: 'Cet horaire n’est plus libre. Merci d’en choisir un autre.',
  },
  'eye_check.too_many': {
    de: 'Mit dieser E-Mail-Adresse sind schon {max} Termine gebucht. Mehr auf einmal sind nicht möglich.',
    en: '{max} appointments are already booked with this e-mail address. You cannot book more at a time.',
    it: 'Con questo indirizzo e-mail sono già prenotati {max} appuntamenti. Di più alla volta non si può.',
    fr: '{max} rendez-vous sont déjà pris avec cette adresse e-mail. Il ne peut pas y en avoir plus à la fois.',
  },
  'eye_check.too_late': {
    de: 'Ab 24 Stunden vorher lässt sich der Termin hier nicht mehr ändern. Bitte beim Optiker anrufen.',
    en: 'Within 24 hours of the appointment, it can no longer be changed here. Please call the optician.',
    it: 'Nelle 24 ore precedenti l’appuntamento non si può più modificare qui. Telefonare all’ottico.',
    fr: 'À moins de 24 heures, le rendez-vous ne peut plus être modifié ici. Merci d’appeler l’opticien.',
  },
  'eye_check.cancelled': {
    de: 'Dieser Termin ist abgesagt. Ein neuer lässt sich jederzeit buchen.',
    en: 'This appointment has been cancelled. You can book a new one at any time.',
    it: 'Questo appuntamento è stato annullato. Se ne può prenotare uno nuovo in qualsiasi momento.',
    fr: 'Ce rendez-vous est annulé. Un nouveau peut être pris à tout moment.',
  },
} as const satisfies Readonly<Record<string, Localised>>;
