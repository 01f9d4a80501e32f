import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inline, plainText, type RichText } from '../../../src/domain/content/rich-text.ts';
import { richText } from '../../arbitraries/blocks.ts';

const word = (text: string): Inline => ({ kind: 'text', text, marks: [] });
const line = (text: string) => ({ kind: 'paragraph', content: [word(text)] }) as const;
const image = { template: '/{width}', alt: 'A parcel', width: 2, height: 1 };

describe('the plain text of a rich text', () => {
  it.each<[string, RichText, string]>([
    ['nothing', [], ''],
    ['paragraphs', [line('a'), line('b')], 'a\nb'],
    ['a heading', [{ kind: 'heading', level: 2, content: [word('a')] }], 'a'],
    [
      'a line with a line break',
      [{ kind: 'paragraph', content: [word('a'), { kind: 'line-break' }, word('b')] }],
      'a\nb',
    ],
    ['a list', [{ kind: 'list', ordered: false, items: [[line('a')], [line('b')]] }], 'a\nb'],
    ['a quote', [{ kind: 'quote', content: [line('a')] }], 'a'],
    ['code', [{ kind: 'code', text: 'a' }], 'a'],
    ['paragraphs with a rule between them', [line('a'), { kind: 'rule' }, line('b')], 'a\nb'],
    [
      'a table',
      [
        {
          kind: 'table',
          rows: [
            [
              { isHeading: true, content: [word('a')] },
              { isHeading: false, content: [word('b')] },
            ],
            [{ isHeading: false, content: [word('c')] }],
          ],
        },
      ],
      'a\tb\nc',
    ],
    ['a picture', [{ kind: 'picture', image }], 'A parcel'],
  ])('is extracted from %s · CONT-1', (_, text, plain) => expect(plainText(text)).toBe(plain));

  it('is the plain text of its parts, one after the other', () =>
    fc.assert(
      fc.property(richText, richText, (a, b) => {
        const parts = [plainText(a), plainText(b)].filter((part) => part !== '');
        expect(plainText([...a, ...b])).toBe(parts.join('\n'));
      }),
    ));
});
