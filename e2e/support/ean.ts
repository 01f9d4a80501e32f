import sharp from 'sharp';

const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const turns = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const inverse = (bits: string): string => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'));
const mirrored = (bits: string): string => [...bits].toReversed().join('');
const oddOf = (digit: string): string => odd[Number(digit)] ?? '';

/** The bars of a number of 13 digits. Source: GS1 General Specifications, 5.2. */
const stripes = (digits: string): string => {
  const turn = turns[Number(digits[0])] ?? '';
  const left = [...digits.slice(1, 7)].map((digit, index) =>
    turn[index] === 'L' ? oddOf(digit) : mirrored(inverse(oddOf(digit))),
  );
  const right = [...digits.slice(7)].map((digit) => inverse(oddOf(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
};

/** A picture of a box with a barcode, like a photo: slightly rotated, on paper that is not white. */
export const boxPicture = (digits: string): Promise<Buffer> => {
  const bars = [...stripes(digits)].map((bit, index) =>
    bit === '1' ? `<rect x="${index * 4}" width="4" height="160"/>` : '',
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="340"><rect width="640" height="340" fill="#efe9df"/><g transform="rotate(2 320 170) translate(130 80)" fill="#2a2a2a">${bars.join('')}</g></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
};
