import * as O from 'fp-ts/Option';
import { type TextMark, textMarks } from '../../domain/content/rich-text.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { type Fields, imageOf, isFields, listOf, numberOf, targetOf, textOf } from './storyblok-fields.ts';

export interface Reading {
  readonly locale: Locale;
  readonly brand: string;
  /** Called with the place of what was left out, never with its content. */
  readonly dropped: (at: string) => void;
}

const attributesOf = (node: Fields): Fields => (isFields(node.attrs) ? node.attrs : {});
const childrenOf = (node: Fields): readonly Fields[] => listOf(node.content).filter(isFields);

/** The maximum nesting, deeper than any editor's text; anything below is left out. */
const deepest = 12;

const isMark = (type: string): type is TextMark => textMarks.some((mark) => mark === type);

/** Reads a text with its marks. Marks without meaning (colours and classes) are dropped, the text stays. */
const textNode = (node: Fields, { locale, brand, dropped }: Reading): Fields => {
  const marks = listOf(node.marks).filter(isFields);
  const link = marks.find(({ type }) => type === 'link');
  const { href, linktype, uuid, anchor, story } = link ? attributesOf(link) : {};
  const isStory = linktype === 'story' || (linktype === undefined && textOf(uuid) !== '');
  const field = {
    linktype: isStory ? 'story' : linktype,
    cached_url: href,
    url: href,
    email: href,
    anchor,
    story,
  };
  const target = link ? targetOf(field, locale, brand) : O.none;
  if (link && O.isNone(target)) dropped('link in a text');
  return {
    kind: 'text',
    text: textOf(node.text),
    marks: marks.map(({ type }) => textOf(type)).filter(isMark),
    ...(O.isSome(target) && { link: target.value }),
  };
};

const inlinesOf = (nodes: readonly Fields[], reading: Reading): readonly Fields[] =>
  nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return [textNode(node, reading)];
      case 'hard_break':
        return [{ kind: 'line-break' }];
      case 'emoji':
        return [{ kind: 'text', text: textOf(attributesOf(node).emoji), marks: [] }];
      // A cell or an item may hold paragraphs.
      case 'paragraph':
        return inlinesOf(childrenOf(node), reading);
      case 'image':
        return [];
      default:
        reading.dropped(`${textOf(node.type)} in a text`);
        return [];
    }
  });

const rowsOf = (node: Fields, reading: Reading) =>
  childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => ({
      isHeading: cell.type === 'tableHeader',
      content: inlinesOf(childrenOf(cell), reading),
    })),
  );

const nodesOf = (nodes: readonly Fields[], reading: Reading, depth: number): readonly unknown[] => {
  if (depth > deepest) return [];
  const below = (node: Fields) => nodesOf(childrenOf(node), reading, depth + 1);
  return nodes.flatMap((node): readonly unknown[] => {
    const inside = childrenOf(node);
    switch (node.type) {
      case 'paragraph': {
        const pictures = inside.filter(({ type }) => type === 'image').flatMap((image) => pictureOf(image));
        const content = inlinesOf(inside, reading);
        return [...(content.length > 0 ? [{ kind: 'paragraph', content }] : []), ...pictures];
      }
      case 'heading': {
        const level = Math.min(4, Math.max(2, numberOf(attributesOf(node).level) || 2));
        return [{ kind: 'heading', level, content: inlinesOf(inside, reading) }];
      }
      case 'bullet_list':
      case 'ordered_list':
        return [{ kind: 'list', ordered: node.type === 'ordered_list', items: inside.map(below) }];
      case 'blockquote':
        return [{ kind: 'quote', content: below(node) }];
      case 'code_block':
        return [{ kind: 'code', text: inside.map(({ text }) => textOf(text)).join('') }];
      case 'horizontal_rule':
        return [{ kind: 'rule' }];
      case 'table':
        return [{ kind: 'table', rows: rowsOf(node, reading) }];
      case 'image':
        return pictureOf(node);
      default:
        reading.dropped(`${textOf(node.type)} in a text`);
        return [];
    }
  });
};

const pictureOf = (node: Fields): readonly unknown[] => {
  const { src, alt } = attributesOf(node);
  const image = imageOf({ filename: src, alt });
  return image ? [{ kind: 'picture', image }] : [];
};

/** Converts Storyblok's rich text to our nodes. Anything without an equivalent is left out, above all HTML. */
export const richTextOf = (field: unknown, reading: Reading): readonly unknown[] => {
  if (typeof field === 'string')
    return field === '' ? [] : [{ kind: 'paragraph', content: [{ kind: 'text', text: field, marks: [] }] }];
  return isFields(field) ? nodesOf(childrenOf(field), reading, 1) : [];
};
