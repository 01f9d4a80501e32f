import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { WordKeys } from '../../domain/shared/word-keys.ts';
import type mailsStyle from '../../ui/words/de/mails.informal.json';
import type mails from '../../ui/words/de/mails.json';
import type papers from '../../ui/words/de/papers.json';
import type refusals from '../../ui/words/de/refusals.json';
import type sandbox from '../../ui/words/de/sandbox.json';
import type server from '../../ui/words/de/server.json';

/** Namespaces of the texts that servers use. Browsers never load them. */
export const textParts = ['mails', 'papers', 'refusals', 'sandbox', 'server'] as const;
export type TextPart = (typeof textParts)[number];

/** The texts of every namespace, typed by the German files, base and style together. */
interface Parts extends Record<TextPart, object> {
  readonly mails: typeof mails & typeof mailsStyle;
  readonly papers: typeof papers;
  readonly refusals: typeof refusals;
  readonly sandbox: typeof sandbox;
  readonly server: typeof server;
}

/** A text by its namespace and key: `mails:reset.subject`. */
export type TextKey = { readonly [Part in TextPart]: `${Part}:${WordKeys<Parts[Part]>}` }[TextPart];

/** The values for a text's `{{places}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in one shop's wording, style and language. */
export interface Say {
  (key: TextKey, values?: TextValues): string;
  /** The same for a key of external origin that may have no text; then returns `defaultValue`. */
  (key: string, values: TextValues & { readonly defaultValue: string }): string;
}

/** The texts that servers use outside components. */
export type Texts = (brand: BrandId, locale: Locale) => Say;
