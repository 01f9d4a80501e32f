import type { GeneratedAlways } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A conversation of a shopper with a shop. `secret`: hash of the token in the shopper's cookie. */
interface ChatRoomTable {
  number: GeneratedAlways<number>;
  secret: string;
  brand: BrandId;
  locale: Locale;
  spoken_at: Date;
  /** The customer who was signed in when writing. Null if unknown. */
  customer_id: number | null;
}

interface ChatLineTable {
  id: GeneratedAlways<number>;
  room: number;
  author: 'shopper' | 'shop';
  body: string;
  said_at: Date;
}

export interface ChatTables {
  chat_room: ChatRoomTable;
  chat_line: ChatLineTable;
}
