/** Structured text written by an editor: a tree that is rendered node by node. Never HTML. Source: CONT-1. */

import type { ContentImage } from './content-image.ts';
import type { LinkTarget } from './link-target.ts';

export const textMarks = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
  'highlight',
] as const;
export type TextMark = (typeof textMarks)[number];

export type Inline =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly marks: readonly TextMark[];
      readonly link?: LinkTarget;
    }
  | { readonly kind: 'line-break' };

/** The page's heading is the first level. Texts use the next three. */
export const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export interface TableCell {
  readonly isHeading: boolean;
  readonly content: readonly Inline[];
}

export type RichNode =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly content: RichText }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly kind: 'picture'; readonly image: ContentImage };

export type RichText = readonly RichNode[];

const inlineText = (content: readonly Inline[]): string =>
  content.map((inline) => (inline.kind === 'text' ? inline.text : '\n')).join('');

const nodeText = (node: RichNode): string => {
  switch (node.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(node.content);
    case 'list':
      return node.items.map(plainText).join('\n');
    case 'quote':
      return plainText(node.content);
    case 'code':
      return node.text;
    case 'table':
      return node.rows.map((cells) => cells.map(({ content }) => inlineText(content)).join('\t')).join('\n');
    case 'picture':
      return node.image.alt;
    case 'rule':
      return '';
  }
};

/** Returns the text that can be read aloud or searched: each node on its own line, without structure. */
export const plainText = (text: RichText): string =>
  text
    .map(nodeText)
    .filter((line) => line !== '')
    .join('\n');
