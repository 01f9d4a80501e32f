import type { Localised } from '../../../domain/shared/locale.ts';

/** What the shop says of accounts when it refuses. They speak to nobody. Source: AUTH-9, AUTH-11, AUTH-14. */
export const accountMessages = {
  'customer.not_signed_in': {
    de: 'Dafür ist eine Anmeldung nötig.',
    en: 'This needs a sign-in.',
    it: 'Per questo è necessario accedere.',
    fr: 'Une connexion est nécessaire.',
  },
  'customer.sign_in_failed': {
    de: 'E-Mail oder Passwort stimmen nicht.',
    en: 'E-mail or password is not right.',
    it: 'E-mail o password non corretti.',
    fr: 'E-mail ou mot de passe incorrect.',
  },
  'customer.email_of_account': {
    de: 'Wer angemeldet ist, bestellt mit der E-Mail des Kontos.',
    en: 'Orders of an account go by the e-mail of the account.',
    it: 'Con un account si ordina con l’e-mail dell’account.',
    fr: 'Avec un compte, la commande se fait avec l’e-mail du compte.',
  },
  'customer.email_not_unique': {
    de: 'Mit dieser E-Mail gibt es schon ein Konto. Bitte anmelden oder ein neues Passwort anfordern.',
    en: 'There is an account with this e-mail already. Please sign in, or ask for a new password.',
    it: 'Esiste già un account con questa e-mail. È possibile accedere o richiedere una nuova password.',
    fr: 'Un compte existe déjà avec cet e-mail. Merci de se connecter ou de demander un nouveau mot de passe.',
  },
  'customer.identity_invalid': {
    de: 'Die Anmeldung hat nicht geklappt. Bitte noch einmal versuchen.',
    en: 'The sign-in did not work. Please try again.',
    it: 'L’accesso non è riuscito. È possibile riprovare.',
    fr: 'La connexion a échoué. Merci de réessayer.',
  },
  'customer.identity_unavailable': {
    de: 'Die Anmeldung antwortet gerade nicht. Bitte in einem Moment noch einmal versuchen. Bestellen geht auch ohne Konto.',
    en: 'Signing in does not answer right now. Please try again in a moment. Orders can also be placed without an account.',
    it: 'Il servizio di accesso al momento non risponde. È possibile riprovare tra un momento. Si può ordinare anche senza account.',
    fr: 'La connexion ne répond pas pour le moment. Merci de réessayer dans un instant. Commander est possible sans compte.',
  },
  'customer.identity_busy': {
    de: 'Das waren zu viele Versuche. Bitte später noch einmal versuchen. Bestellen geht auch ohne Konto.',
    en: 'Too many attempts. Please try again later. Orders can also be placed without an account.',
    it: 'Troppi tentativi. È possibile riprovare più tardi. Si può ordinare anche senza account.',
    fr: 'Trop de tentatives. Merci de réessayer plus tard. Commander est possible sans compte.',
  },
  'customer.identity_without_account': {
    de: 'Zu dieser Anmeldung gibt es hier noch kein Konto.',
    en: 'There is no account here for this sign-in yet.',
    it: 'Per questo accesso non esiste ancora un account.',
    fr: 'Il n’existe pas encore de compte pour cette connexion.',
  },
  'customer.identity_to_link': {
    de: 'Mit dieser E-Mail gibt es schon ein Konto. Bitte einmal mit dem Passwort anmelden.',
    en: 'There is an account with this e-mail already. Please sign in once with its password.',
    it: 'Esiste già un account con questa e-mail. È necessario accedere una volta con la password.',
    fr: 'Un compte existe déjà avec cet e-mail. Merci de se connecter une fois avec son mot de passe.',
  },
  'customer.identity_taken': {
    de: 'Diese Anmeldung gehört schon zu einem Konto, oder das Konto hat schon eine andere.',
    en: 'This sign-in belongs to an account already, or the account has another one.',
    it: 'Questo accesso appartiene già a un account, oppure l’account ne ha già un altro.',
    fr: 'Cette connexion appartient déjà à un compte, ou le compte en a déjà une autre.',
  },
  'customer.wrong_password': {
    de: 'Das bisherige Passwort stimmt nicht.',
    en: 'The current password is not right.',
    it: 'La password attuale non è corretta.',
    fr: 'Le mot de passe actuel est incorrect.',
  },
  'customer.password_common': {
    de: 'Dieses Passwort haben viele, und es wird zuerst geraten. Bitte ein anderes wählen.',
    en: 'Many people have this password, and it is guessed first. Please choose another.',
    it: 'Molti usano questa password ed è tra le prime a essere indovinate. È necessario sceglierne un’altra.',
    fr: 'Ce mot de passe est très répandu et parmi les premiers devinés. Merci d’en choisir un autre.',
  },
  'customer.password_names_shop': {
    de: 'Dieses Passwort besteht fast nur aus dem Namen des Shops. Bitte ein anderes wählen.',
    en: 'This password is little more than the name of the shop. Please choose another.',
    it: 'Questa password è quasi soltanto il nome del negozio. È necessario sceglierne un’altra.',
    fr: 'Ce mot de passe reprend presque uniquement le nom de la boutique. Merci d’en choisir un autre.',
  },
  'customer.password_names_email': {
    de: 'Dieses Passwort besteht fast nur aus der eigenen E-Mail-Adresse. Bitte ein anderes wählen.',
    en: 'This password is little more than the own e-mail address. Please choose another.',
    it: 'Questa password è quasi soltanto il proprio indirizzo e-mail. È necessario sceglierne un’altra.',
    fr: 'Ce mot de passe reprend presque uniquement l’adresse e-mail. Merci d’en choisir un autre.',
  },
  'customer.invalid_miles_and_more_number': {
    de: 'Eine Miles-&-More-Nummer hat 15 Ziffern und nichts als Ziffern.',
    en: 'A Miles & More number has 15 digits and nothing else.',
    it: 'Un numero Miles & More ha 15 cifre e nient’altro.',
    fr: 'Un numéro Miles & More a 15 chiffres et rien d’autre.',
  },
  'lens_pass.wearer_known': {
    de: 'So heißt schon jemand anderes.',
    en: 'Somebody else has this name already.',
    it: 'Qualcun altro ha già questo nome.',
    fr: 'Quelqu’un d’autre porte déjà ce nom.',
  },
  'lens_pass.too_many_wearers': {
    de: 'Mehr als {max} Personen gehen nicht.',
    en: 'No more than {max} people are possible.',
    it: 'Non sono possibili più di {max} persone.',
    fr: 'Pas plus de {max} personnes possibles.',
  },
  'reminder.invalid_date': {
    de: 'Diesen Tag gibt es nicht. Bitte prüfen.',
    en: 'There is no such day. Please check it.',
    it: 'Questo giorno non esiste. È possibile correggerlo.',
    fr: 'Ce jour n’existe pas. Merci de vérifier.',
  },
  'reminder.not_ahead': {
    de: 'Dieser Tag ist vorbei. Bitte einen ab morgen wählen.',
    en: 'This day has passed. Please choose one from tomorrow on.',
    it: 'Questo giorno è passato. È possibile sceglierne uno da domani in poi.',
    fr: 'Ce jour est passé. Merci d’en choisir un à partir de demain.',
  },
  'customer.reset_link_invalid': {
    de: 'Dieser Link gilt nicht mehr. Bitte einen neuen anfordern.',
    en: 'This link is no longer valid. Please ask for a new one.',
    it: 'Questo link non è più valido. È necessario richiederne uno nuovo.',
    fr: 'Ce lien n’est plus valable. Merci d’en demander un nouveau.',
  },
  'validation.password_rule': {
    de: 'Mindestens 8 Zeichen, mit einem Buchstaben und einer Ziffer.',
    en: 'At least 8 characters, with a letter and a digit.',
    it: 'Almeno 8 caratteri, con una lettera e una cifra.',
    fr: 'Au moins 8 caractères, dont une lettre et un chiffre.',
  },
  'validation.passwords_do_not_match': {
    de: 'Die Passwörter stimmen nicht überein.',
    en: 'The passwords do not match.',
    it: 'Le password non coincidono.',
    fr: 'Les mots de passe ne sont pas identiques.',
  },
  'bonus.changed': {
    de: 'Der Punktestand hat sich geändert. Bitte noch einmal ansehen.',
    en: 'The number of points has changed. Please look at it once more.',
    it: 'Il saldo dei punti è cambiato. È necessario ricontrollarlo.',
    fr: 'Le nombre de points a changé. Merci de le vérifier.',
  },
  'bonus.below_threshold': {
    de: 'Für den nächsten Gutschein fehlen noch {missing} Punkte.',
    en: 'The next coupon takes {missing} more points.',
    it: 'Per il prossimo buono mancano ancora {missing} punti.',
    fr: 'Il manque encore {missing} points pour le prochain bon.',
  },
} as const satisfies Readonly<Record<string, Localised>>;
