import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { WordKeys } from '../../domain/shared/word-keys.ts';
import type mailsStyle from '../../ui/words/de/mails.informal.json';
import type mails from '../../ui/words/de/mails.json';
import type papers from '../../ui/words/de/papers.json';
import type refusals from '../../ui/words/de/refusals.json';
import type sandbox from '../../ui/words/de/sandbox.json';
import type server from '../../ui/words/de/server.json';

/** The parts of the words that servers say. No browser fetches them. */
export const textParts = ['mails', 'papers', 'refusals', 'sandbox', 'server'] as const;
export type TextPart = (typeof textParts)[number];

/** The words of every part: those of the German files, base and style together. */
interface Parts extends Record<TextPart, object> {
  readonly mails: typeof mails & typeof mailsStyle;
  readonly papers: typeof papers;
  readonly refusals: typeof refusals;
  readonly sandbox: typeof sandbox;
  readonly server: typeof server;
}

/** A text by its part and key: `mails:reset.subject`. */
export type TextKey = { readonly [Part in TextPart]: `${Part}:${WordKeys<Parts[Part]>}` }[TextPart];

/** What stands in a text's `{{places}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Says a text in one shop's words, style and language. */
export interface Say {
  (key: TextKey, values?: TextValues): string;
  /** The same for what came from elsewhere and may have no words: `defaultValue` then. */
  (key: string, values: TextValues & { readonly defaultValue: string }): string;
}

/** What servers say where no component is drawn. */
export type Texts = (brand: BrandId, locale: Locale) => Say;
