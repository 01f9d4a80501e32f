import { Document, type Shell } from '../../ui/document.tsx';
import { joined, type Pieces } from './pieces.ts';
import { renderWhole } from './render-whole.ts';

const holes = /@css@|<\/head>|@body@|@boot@/;

/** The constant texts of a document, around what differs from page to page. */
const made = new Map<string, readonly string[]>();

/** Rendered once per shop and language. */
const blankOf = (shell: Shell): readonly string[] => {
  const key = JSON.stringify(shell);
  const blank =
    made.get(key) ??
    renderWhole(
      <Document shell={shell} css="@css@" boot="@boot@">
        @body@
      </Document>,
    ).split(holes);
  made.set(key, blank);
  return blank;
};

interface Filling {
  readonly css: Uint8Array;
  /** Markup for the end of the head. */
  readonly head: string;
  readonly body: Pieces;
  readonly boot: string;
}

/** Assembles a document. Everything but the shell is markup already. */
export const fillDocument = (shell: Shell, { css, head, body, boot }: Filling): Uint8Array<ArrayBuffer> => {
  const [start = '', afterStyles, beforeBody, beforeBoot, end] = blankOf(shell);
  return joined([
    start,
    css,
    `${afterStyles}${head}</head>${beforeBody}`,
    ...body,
    `${beforeBoot}${boot}${end}`,
  ]);
};
