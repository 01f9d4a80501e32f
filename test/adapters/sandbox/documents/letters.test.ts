import { expect, it } from 'vitest';
import { fontOf, runsOf } from '../../../../src/adapters/sandbox/documents/letters.ts';

/** The sum that an OpenType file states for each of its tables: of its numbers of 32 bits. */
const sumOf = (table: Buffer): number => {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
};

it.each(['latin', 'greek'] as const)('the %s font for documents is a complete OpenType file', (subset) => {
  const font = fontOf(subset, 400);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const entry = font.subarray(12 + i * 16, 28 + i * 16);
    const start = entry.readUInt32BE(8);
    const bytes = font.subarray(start, start + entry.readUInt32BE(12));
    return { tag: entry.toString('latin1', 0, 4), stated: entry.readUInt32BE(4), bytes };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']),
  );
  for (const { tag, stated, bytes } of tables) {
    // The table `head` holds a sum of the whole file, which its own sum leaves out.
    const summed = Buffer.from(bytes);
    if (tag === 'head') summed.fill(0, 8, 12);
    expect(sumOf(summed), tag).toBe(stated);
  }
});

it('a font is unpacked once', () => {
  expect(fontOf('latin', 600)).toBe(fontOf('latin', 600));
  expect(fontOf('latin', 600)).not.toEqual(fontOf('latin', 400));
});

it.each([
  ['Zoë Ødegård', [['latin', 'Zoë Ødegård']]],
  [
    'Ђорђевић Łuk',
    [
      ['cyrillic', 'Ђорђевић '],
      ['latin-ext', 'Ł'],
      ['latin', 'uk'],
    ],
  ],
  ['王 小明', [['latin', 'Wang XiaoMing']]],
  ['كهف', [['latin', 'khf']]],
  ['\u{10FFFF}', [['latin', '?']]],
])('%s is written in letters that the fonts have · DOC-4', (text, runs) => {
  expect(runsOf(text).map(({ subset, text: part }) => [subset, part])).toEqual(runs);
});
