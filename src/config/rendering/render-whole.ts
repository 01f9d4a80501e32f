import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * A whole page as one string; rejects when anything in it throws, so that no half page is cached.
 * `progressiveChunkSize` keeps React from moving large Suspense boundaries to the end of the document and back by an
 * inline script, which it does even when all of the page is ready.
 */
export const renderWhole = (node: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: string[] = [];
    const decoder = new TextDecoder();
    const sink = new Writable({
      write(chunk: Buffer | string, _encoding, done) {
        parts.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
        done();
      },
      final(done) {
        resolve(parts.join(''));
        done();
      },
    });
    let failure: { readonly error: unknown } | undefined;
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        if (failure) reject(failure.error);
        else pipe(sink);
      },
      onShellError: reject,
      onError: (error) => {
        failure = { error };
      },
    });
  });
