import * as E from 'fp-ts/Either';
import { asTyped } from '../../../shared/typed-text.ts';
import type { LensOptionCode } from '../eye-prescription.ts';
import type { Eyes } from '../eyes.ts';
import {
  degrees,
  dioptres,
  millimetres,
  writeDegrees,
  writeDioptres,
  writeMillimetres,
} from '../lens-measure.ts';

/** The values read for one eye: for each option every value that the text may mean, each once, in text order. */
export type Readings = Readonly<Partial<Record<LensOptionCode, readonly string[]>>>;

/** `either`: values for which the text names no eye, as on a box. */
export interface ReadText {
  readonly right: Readings;
  readonly left: Readings;
  readonly either: Readings;
}
type Whose = keyof ReadText;

/** Longer than the text of any box or prescription. */
const longestText = 4000;

/** The labels of the options. A label names the number or grade that follows it. */
const labels: Readonly<Record<LensOptionCode, string>> = {
  sphere: 'SPHERE|SPHAERE|SPHÄRE|SPHÈRE|SPH|SFERA|SF|POWER|PWR|[SP](?=[.:= ]*[+-]?\\d)',
  cylinder: 'CYLINDER|CYLINDRE|CILINDRO|ZYLINDER|CYL|CIL|ZYL|[ZC](?=[.:= ]*[+-]?\\d)',
  axis: 'ACHSE|AXIS|ASSE|AXE|ACH|AX',
  radius: 'BASISKURVE|BASE ?CURVE|RADIUS|RAGGIO|RAYON|BCR|BC|BK|R0',
  diameter: 'DURCHMESSER|DIAMETER|DIAMÈTRE|DIAMETRE|DIAMETRO|DIAM|DIA|DM|[Ø⌀∅]',
  add: 'NAHZUSATZ|ADDITION|ADDIZIONE|ADD|AD',
};

const label = (pattern: string, meaning: Word): readonly [RegExp, Word] => [
  new RegExp(`^(?:${pattern})(?![A-ZÄÖÜÈÉ])[.:=]*`, 'u'),
  meaning,
];
/** Matches a word on its own, not the beginning of a batch number. */
const alone = (pattern: string, meaning: Word): readonly [RegExp, Word] => [
  new RegExp(`^(?:${pattern})(?![A-ZÄÖÜÈÉ0-9])[.:=]*`, 'u'),
  meaning,
];

/** Terms used by opticians in four languages, and terms printed on boxes. */
const words: readonly (readonly [RegExp, Word])[] = [
  ...Object.entries(labels).map(([code, pattern]) => label(pattern, { code: code as LensOptionCode })),
  label('[AX@]', { axisOf: 'cylinder' }),
  alone('O\\.? ?D\\.?|RIGHT|RECHTS|RECHTES|DESTRO|DROIT|R', { whose: 'right' }),
  alone('O\\.? ?[SG]\\.?|LEFT|LINKS|LINKES|SINISTRO|GAUCHE|L', { whose: 'left' }),
  alone('O\\.? ?U\\.?|AO|ODS|BOTH|BEIDE|ENTRAMBI|DEUX', { whose: 'either' }),
  alone('NIEDRIG|LOW|BASSA|FAIBLE|LO', { grade: 'low' }),
  alone('MITTEL|MEDIUM|MEDIA|MOYENNE|MED', { grade: 'medium' }),
  alone('HOCH|HIGH|ALTA|FORTE|HI', { grade: 'high' }),
  alone('PLANO|PLAN|NEUTRO|PL', { grade: 'plano' }),
];

type Grade = 'low' | 'medium' | 'high' | 'plano';
type Word =
  | { readonly whose: Whose }
  | { readonly code: LensOptionCode }
  /** An axis if it follows a cylinder. `2 x 6` is not an axis. */
  | { readonly axisOf: 'cylinder' }
  | { readonly grade: Grade };
type Token = Word | { readonly number: string } | { readonly end: true };

/**
 * Normalises the spelling of opticians, labels and cameras: one minus character, one decimal mark, signs attached to
 * their numbers.
 */
const plain = (text: string): string =>
  asTyped(text.slice(0, longestText))
    .toUpperCase()
    .replace(/(\d)\s?[,·]\s?(\d)/g, '$1.$2')
    .replaceAll('×', 'X')
    .replace(/([+-])\s+(?=\d)/g, '$1');

/** A number that is part of something else: `31.03.2029`, `2029-03`, `03/2029`, `30PK`. */
const oddNumber =
  /^(?:[+-]?\d+\.\d+\.[\d.]*|\d{4}-\d\d(?:-\d\d)?|\d{1,4}\/\d{2,4}|[+-]?[\d.]+(?!DPT|MM)[A-ZÄÖÜ]{2,}\d*)/;

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let rest = plain(text);
  while (rest !== '') {
    const [number] = /^[+-]?\d+(?:\.\d+)?/.exec(rest) ?? [];
    const word = words.flatMap(([pattern, meaning]) => {
      const [found] = pattern.exec(rest) ?? [];
      return found ? [{ found, meaning }] : [];
    })[0];
    if (number !== undefined) {
      const odd = oddNumber.exec(rest)?.[0];
      if (odd === undefined) tokens.push({ number });
      rest = rest.slice((odd ?? number).length).replace(/^ ?(?:DPT|MM|D|°)(?![A-Z])\.?/, '');
    } else if (word) {
      tokens.push(word.meaning);
      rest = rest.slice(word.found.length);
    } else {
      if (rest.startsWith('\n')) tokens.push({ end: true });
      // Skips an unknown word as a whole, so that its letters are not read as labels.
      rest = rest.replace(/^(?:[\p{L}\p{M}]+\d*|.)/su, '');
    }
  }
  return tokens;
};

const spelled = <A>(read: E.Either<unknown, A>, write: (value: A) => string): string | undefined =>
  E.isRight(read) ? write(read.right) : undefined;

/**
 * Returns the values that a number may mean, as manufacturers print them. Empty if it cannot be that measure. A sphere
 * without a sign may be positive or negative.
 */
const meaning = (code: LensOptionCode, number: string): readonly string[] => {
  const isSigned = /^[+-]/.test(number);
  switch (code) {
    case 'sphere': {
      const power = spelled(dioptres(number), writeDioptres);
      if (power === undefined) return [];
      return isSigned || power === '0.00'
        ? [power]
        : [`-${number}`, `+${number}`].flatMap((one) => meaning(code, one));
    }
    // Lenses are made with minus cylinders, and manufacturers sometimes omit the minus.
    case 'cylinder': {
      const power = spelled(dioptres(isSigned ? number : `-${number}`), writeDioptres);
      return power === undefined ? [] : [power];
    }
    case 'axis':
      return isSigned ? [] : [spelled(degrees(number), writeDegrees)].filter((one) => one !== undefined);
    case 'add': {
      const power = spelled(dioptres(isSigned ? number : `+${number}`), writeDioptres);
      return power === undefined || power.startsWith('-') ? [] : [power];
    }
    case 'radius':
    case 'diameter':
      return isSigned
        ? []
        : [spelled(millimetres(number), writeMillimetres)].filter((one) => one !== undefined);
  }
};

/** Guesses the option of an unlabelled number from the value before it and from its size. */
const guessed = (
  number: string,
  before: LensOptionCode | undefined,
  hasSphere: boolean,
): LensOptionCode | undefined => {
  const size = Math.abs(Number(number));
  if (/^[+-]/.test(number)) return hasSphere ? (before === 'sphere' ? 'cylinder' : undefined) : 'sphere';
  if (before === 'cylinder' && !number.includes('.') && size <= 180) return 'axis';
  if (number.includes('.') && size >= 7.5 && size <= 9.9) return 'radius';
  return number.includes('.') && size >= 12.5 && size <= 16 ? 'diameter' : undefined;
};

/** Returns the readings for each eye that the text names. Values without an eye count for both. Source: PHOTO-2. */
export const eyesRead = ({ right, left, either }: ReadText): Eyes<Readings> => ({
  ...(Object.keys(right).length > 0 && { right: { ...either, ...right } }),
  ...(Object.keys(left).length > 0 && { left: { ...either, ...left } }),
});

/**
 * Reads the values in the text of a prescription or a box: `R -2.50 cyl -0.75 ax 180 BC 8.6 DIA 14.2`, `OD −2,50 (−0,75
 * × 180°)`, `S -2,50 Z -0,75 A 180`. An ambiguous value is returned in both meanings. Source: PHOTO-2.
 */
export const readValues = (text: string): ReadText => {
  const found: Record<Whose, Partial<Record<LensOptionCode, readonly string[]>>> = {
    right: {},
    left: {},
    either: {},
  };
  let whose: Whose = 'either';
  let named: LensOptionCode | undefined;
  let before: LensOptionCode | undefined;
  const note = (code: LensOptionCode, values: readonly string[]): void => {
    if (values.length > 0) found[whose][code] = [...new Set([...(found[whose][code] ?? []), ...values])];
    before = code;
    named = undefined;
  };
  for (const token of tokensOf(text)) {
    if ('whose' in token) {
      whose = token.whose;
      named = undefined;
      before = undefined;
    } else if ('code' in token) named = token.code;
    else if ('axisOf' in token) named = before === token.axisOf ? 'axis' : undefined;
    else if ('grade' in token) {
      if (token.grade === 'plano') note('sphere', ['0.00']);
      else if (named === 'add') note('add', [token.grade]);
    } else if ('number' in token) {
      const code = named ?? guessed(token.number, before, found[whose].sphere !== undefined);
      if (code) note(code, meaning(code, token.number));
    } else named = undefined;
  }
  return found;
};
