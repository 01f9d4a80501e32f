import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Inline, RichNode } from '../../../src/domain/content/rich-text.ts';
import { RichText } from '../../../src/ui/content/RichText.tsx';

const word = (text: string, ...marks: Extract<Inline, { kind: 'text' }>['marks'][number][]): Inline => ({
  kind: 'text',
  text,
  marks,
});
const html = (...text: readonly RichNode[]): string =>
  renderToStaticMarkup(<RichText text={text} />)
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '');

describe('the rich text of an editor', () => {
  it.each([
    [{ kind: 'paragraph', content: [word('Hello')] }, '<p>Hello</p>'],
    [{ kind: 'heading', level: 3, content: [word('Hello')] }, '<h3>Hello</h3>'],
    [
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', content: [word('one')] }],
          [{ kind: 'paragraph', content: [word('two')] }],
        ],
      },
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    ],
    [{ kind: 'list', ordered: true, items: [[]] }, '<ol><li></li></ol>'],
    [
      { kind: 'quote', content: [{ kind: 'paragraph', content: [word('said')] }] },
      '<blockquote><p>said</p></blockquote>',
    ],
    [{ kind: 'code', text: 'a < b' }, '<pre><code>a &lt; b</code></pre>'],
    [{ kind: 'rule' }, '<hr/>'],
    [
      {
        kind: 'paragraph',
        content: [word('both', 'bold', 'italic'), { kind: 'line-break' }, word('low', 'subscript')],
      },
      '<p><em><strong>both</strong></em><br/><sub>low</sub></p>',
    ],
  ] as const satisfies readonly (readonly [RichNode, string])[])(
    'is rendered as elements: %j · CONT-1',
    (node, drawn) => expect(html(node)).toBe(drawn),
  );

  it('has tables with header cells · CONT-1', () => {
    const cell = (text: string, isHeading: boolean) => ({ isHeading, content: [word(text)] });
    render(
      <RichText
        text={[
          {
            kind: 'table',
            rows: [
              [cell('Mark', true), cell('B', true)],
              [cell('x', false), cell('1', false)],
            ],
          },
        ]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Mark', 'B']);
    expect(screen.getByRole('cell', { name: '1' })).toBeVisible();
  });

  it('is never interpreted as markup · CONT-1', () => {
    const attack = '<img src=x onerror=alert(1)>';
    render(<RichText text={[{ kind: 'paragraph', content: [word(attack, 'code')] }]} />);
    expect(screen.getByText(attack)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('links to pages within the shop and to other sites · CONT-5', () => {
    const linked = (text: string, link: Extract<Inline, { kind: 'text' }>['link'] & {}): Inline => ({
      kind: 'text',
      text,
      marks: ['bold'],
      link,
    });
    render(
      <RichText
        text={[
          {
            kind: 'paragraph',
            content: [
              linked('inside', { _tag: 'Page', path: '/en/help' }),
              linked('outside', { _tag: 'Elsewhere', url: 'https://eyes.example/' }),
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'inside' })).toHaveAttribute('href', '/en/help');
    expect(screen.getByRole('link', { name: 'outside' })).toHaveAttribute('href', 'https://eyes.example/');
  });

  it('has pictures in ten widths, with their space reserved · CONT-6', () => {
    const image = {
      template: 'https://pictures.example/{width}/lens.webp',
      alt: 'A lens',
      width: 1600,
      height: 900,
    };
    render(<RichText text={[{ kind: 'picture', image }]} />);
    const picture = screen.getByRole('img', { name: 'A lens' });
    expect(picture.getAttribute('srcset')?.split(', ')).toEqual(
      [320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920].map(
        (width) => `https://pictures.example/${width}/lens.webp ${width}w`,
      ),
    );
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '900');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});
