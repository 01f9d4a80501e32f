import { createHash } from 'node:crypto';
import { makeDrawingQueue } from '../../shared/pictures/drawing-queue.ts';
import type { OrderDocument } from './order-documents.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/** The cache size. A document has about 50 kB; the least recently used one is dropped first. */
const most = 50;

/** The key covers everything that is rendered, so another order, bill or text is another document. */
const keyOf = (document: OrderDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url');

export interface KeptDocuments {
  /** Returns the document if it was rendered before or is being rendered. Undefined otherwise. */
  readonly kept: (document: OrderDocument) => Promise<Pdf> | undefined;
  readonly draw: (document: OrderDocument) => Promise<Pdf>;
}

/**
 * Rendering blocks the process for as long as a hundred cached pages. Documents are rendered one at a time, and once
 * for all requests of the same document. Source: DOC-7.
 */
export const makeKeptDocuments = (drawn: (document: OrderDocument) => Promise<Pdf>): KeptDocuments => {
  const queue = makeDrawingQueue();
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
