import { createElement, Fragment, type ReactNode } from 'react';
import type {
  Inline,
  RichNode,
  TableCell,
  RichText as Text,
  TextMark,
} from '../../domain/content/rich-text.ts';
import { ContentPicture } from './ContentPicture.tsx';
import { LinkTo } from './LinkTo.tsx';

const elements = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
} as const satisfies Readonly<Record<TextMark, string>>;

/** Puts nodes one after the other without keys. Their order never changes. */
const inTurn = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, undefined, ...nodes);

const drawInline = (inline: Inline): ReactNode => {
  if (inline.kind === 'line-break') return <br />;
  const { text, marks, link } = inline;
  const marked = marks.reduce<ReactNode>(
    (inner, mark) => createElement(elements[mark], undefined, inner),
    text,
  );
  return link ? <LinkTo target={link}>{marked}</LinkTo> : marked;
};
const drawLine = (content: readonly Inline[]): ReactNode => inTurn(content.map(drawInline));

const drawCell = ({ isHeading, content }: TableCell): ReactNode =>
  isHeading ? <th>{drawLine(content)}</th> : <td>{drawLine(content)}</td>;

const draw = (node: RichNode): ReactNode => {
  switch (node.kind) {
    case 'paragraph':
      return <p>{drawLine(node.content)}</p>;
    case 'heading':
      return createElement(`h${node.level}`, undefined, drawLine(node.content));
    case 'list':
      return createElement(
        node.ordered ? 'ol' : 'ul',
        undefined,
        ...node.items.map((item) => createElement('li', undefined, ...item.map(draw))),
      );
    case 'quote':
      return <blockquote>{inTurn(node.content.map(draw))}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return (
        <div>
          <table>
            <tbody>
              {inTurn(node.rows.map((cells) => createElement('tr', undefined, ...cells.map(drawCell))))}
            </tbody>
          </table>
        </div>
      );
    case 'picture':
      return (
        <figure>
          <ContentPicture images={{ desktop: node.image }} sizes="(width < 48em) 100vw, 680px" />
        </figure>
      );
  }
};

/** Renders an editor's structured text as elements. Source: CONT-1. */
export const RichText = ({
  text,
  className,
}: {
  readonly text: Text;
  readonly className?: string | undefined;
}) => <div className={className}>{inTurn(text.map(draw))}</div>;
