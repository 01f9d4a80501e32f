import { createHash } from 'node:crypto';
import { makeDrawingQueue } from '../../shared/pictures/drawing-queue.ts';
import type { OrderDocument } from './order-documents.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/** Some 50 kB each; the one that was asked for longest ago goes first. */
const most = 50;

/** By all that is drawn of it: another order, another bill or another text is another document. */
const keyOf = (document: OrderDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url');

export interface KeptDocuments {
  /** The document as it was drawn before, or is being drawn; undefined: somebody has to. */
  readonly kept: (document: OrderDocument) => Promise<Pdf> | undefined;
  readonly draw: (document: OrderDocument) => Promise<Pdf>;
}

/**
 * Drawing takes the whole process for as long as a hundred kept pages: one at a time, once for all who ask for the same.
 * Source: DOC-7.
 */
export const makeKeptDocuments = (drawn: (document: OrderDocument) => Promise<Pdf>): KeptDocuments => {
  const queue = makeDrawingQueue(1);
  const documents = new Map<string, Promise<Pdf>>();
  const keep = (key: string, pdf: Promise<Pdf>): Promise<Pdf> => {
    documents.delete(key);
    documents.set(key, pdf);
    for (const oldest of documents.keys()) if (documents.size > most) documents.delete(oldest);
    return pdf;
  };
  return {
    kept: (document) => {
      const key = keyOf(document);
      const before = documents.get(key);
      return before && keep(key, before);
    },
    draw: (document) => {
      const key = keyOf(document);
      const pdf = queue.run('now', () => drawn(document));
      pdf.catch(() => documents.delete(key));
      return keep(key, pdf);
    },
  };
};
