import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markedBox } from '../../../e2e/support/data-matrix.ts';
import { boxPicture } from '../../../e2e/support/ean.ts';
import { decodePicture } from '../../../src/adapters/browser/decode-picture.ts';
import { groupSeparator, readBoxCode } from '../../../src/domain/catalogue/lens/reading/element-string.ts';

afterEach(() => vi.unstubAllGlobals());

/** A canvas as in a browser, with pixels that were decoded elsewhere, at their own size. */
const decoded = async (picture: Sharp): Promise<readonly string[]> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pen = { fillRect: () => undefined, drawImage: () => undefined, getImageData: () => ({ data }) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
  return decodePicture({ width: info.width, height: info.height, close: () => undefined });
};

describe('the barcode reader', () => {
  it.each(['0107612345000015', '010761234500001517290331', '0107612345000015172903311012AB\u001d21SER9'])(
    'reads a GS1 DataMatrix in a picture of a box: %j · PHOTO-1 · PHOTO-4',
    async (elements) => {
      const [text = ''] = await decoded(markedBox(elements));
      expect(text.startsWith(groupSeparator) ? text.slice(1) : text).toBe(elements);
      expect(readBoxCode(text)).toMatchObject({ _tag: 'Right', right: { gtin: '07612345000015' } });
    },
  );

  it('reads the number of an EAN-13 barcode · PHOTO-1 · PHOTO-4', async () => {
    expect(await decoded(sharp(await boxPicture('7612345000015')))).toEqual(['7612345000015']);
  });

  it('reads nothing in an empty picture · PHOTO-4', async () => {
    const paper = { width: 300, height: 200, channels: 3, background: '#efe9df' } as const;
    expect(await decoded(sharp({ create: paper }))).toEqual([]);
  });
});
