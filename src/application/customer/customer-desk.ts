import type { Notifications } from '../shared/notifications.ts';
import type { AddressBook } from './address-book.ts';
import type { MailChoices } from './mail-choices.ts';
import type { MilesHistory } from './miles-history.ts';
import type { OwnData } from './own-data.ts';
import type { RatingDesk } from './rating-desk.ts';

/** What the shop gives a desk. */
export interface DeskUse {
  readonly notifications: Pick<Notifications, 'notify'>;
}

/** What the signed-in customer keeps with the shop: it comes with him and goes with him. */
export interface CustomerDesk {
  readonly addressBook: AddressBook;
  readonly ratings: RatingDesk;
  readonly mails: MailChoices;
  readonly miles: MilesHistory;
  readonly ownData: OwnData;
}
