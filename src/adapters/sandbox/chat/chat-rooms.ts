import type { ClockPort } from '../../../application/shared/clock.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { newToken } from '../db/new-token.ts';

export interface ChatLine {
  readonly from: 'shopper' | 'shop';
  readonly text: string;
  readonly at: number;
}
export interface ChatRoom {
  /** By which the shop's people find it; the shopper has a token. */
  readonly number: number;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly lines: readonly ChatLine[];
}

/** Conversations, in memory: the sandbox's stand-in for a chat service. The oldest make room for new ones. */
export interface ChatRooms {
  /** Answers with the token by which its shopper comes back. */
  readonly open: (brand: BrandId, locale: Locale) => string;
  readonly of: (token: string) => ChatRoom | undefined;
  readonly numbered: (number: number) => ChatRoom | undefined;
  readonly say: (room: ChatRoom, from: ChatLine['from'], text: string) => void;
  /** The one that was spoken in last comes first. */
  readonly all: () => readonly ChatRoom[];
}

const mostRooms = 100;
const mostLines = 200;
/** Units: characters. */
export const longestLine = 1000;

/** What somebody wrote, as it is shown; undefined: it says nothing, or too much. */
export const readLine = (written: string): string | undefined => {
  const text = written.replace(/\r\n?/g, '\n').trim();
  return text !== '' && text.length <= longestLine && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)
    ? text
    : undefined;
};

export const makeChatRooms = (clock: ClockPort): ChatRooms => {
  const rooms = new Map<string, ChatRoom>();
  let opened = 0;
  const tokenOf = (number: number): string | undefined =>
    [...rooms].find(([, room]) => room.number === number)?.[0];
  return {
    open: (brand, locale) => {
      const token = newToken();
      opened += 1;
      rooms.set(token, { number: opened, brand, locale, lines: [] });
      const [oldest] = rooms.keys();
      if (rooms.size > mostRooms && oldest !== undefined) rooms.delete(oldest);
      return token;
    },
    of: (token) => rooms.get(token),
    numbered: (number) => rooms.get(tokenOf(number) ?? ''),
    say: ({ number }, from, text) => {
      const token = tokenOf(number);
      const room = rooms.get(token ?? '');
      if (token === undefined || !room) return;
      rooms.delete(token);
      rooms.set(token, {
        ...room,
        lines: [...room.lines, { from, text, at: clock.now() }].slice(-mostLines),
      });
    },
    all: () => [...rooms.values()].reverse(),
  };
};
