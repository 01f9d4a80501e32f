import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json)$/;
/** A compressed file below this size saves nothing in practice. Units: bytes. */
const worthwhile = 400;

/** Writes `.br` and `.gz` beside every text file of the client, with maximum compression. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const { fileName } = file;
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (content.length < worthwhile || !compressible.test(fileName) || fileName.startsWith('.vite'))
          continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.br`,
          source: brotliCompressSync(content, { params }),
        });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) });
      }
    },
  },
});
