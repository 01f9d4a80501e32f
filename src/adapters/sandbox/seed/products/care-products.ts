import type { Localised } from '../../../../domain/shared/locale.ts';
import type { Art } from '../range/art-type.ts';
import { type CareLine, type CareSize, careLines } from '../range/care-lines.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { careDescriptions } from '../texts/care-descriptions.ts';
import { eachLocale } from '../texts/localised.ts';
import { slugOf } from '../texts/slug.ts';
import { careWord, eyeSprayWord, piecesWord, travelKitWord, vialsWord } from '../texts/title-words.ts';
import { character } from './draft-product.ts';
import { listPrices } from './list-prices.ts';

const isCase = ({ kind }: CareLine): boolean => kind === 'case';

const kindWord = ({ kind, form }: CareLine): Localised =>
  form === 'travel_kit'
    ? travelKitWord
    : kind === 'drops' && form === 'spray'
      ? eyeSprayWord
      : careWord[kind];

const sizeWord = (line: CareLine, { amount, count, vials }: CareSize): Localised => {
  if (isCase(line))
    return eachLocale((locale) => (amount === 1 ? '' : `${amount}\u00a0${piecesWord[locale]}`));
  const volume = count === 1 ? `${amount}\u00a0ml` : `${count}\u00a0×\u00a0${amount}\u00a0ml`;
  return eachLocale((locale) => (vials ? `${vialsWord[locale]} ${volume}` : volume));
};

const artOf = (line: CareLine, { amount, count, vials }: CareSize): Art => {
  const printed = {
    manufacturer: line.manufacturer,
    name: line.name,
    line: line.form === 'travel_kit' ? travelKitWord.en : kindWord(line).en,
    colours: line.colours,
  };
  switch (line.form) {
    case 'flat':
    case 'barrel':
    case 'travel_kit':
      return { kind: 'case', ...printed, count: amount, form: line.form };
    case 'dropper':
      return { kind: 'drops', ...printed, ml: amount, count, form: vials ? 'vials' : 'dropper' };
    case 'spray':
      return line.kind === 'drops'
        ? { kind: 'drops', ...printed, ml: amount, count, form: 'spray' }
        : { kind: 'bottle', ...printed, ml: amount, count, form: 'spray', withCase: false };
    case 'flip_top':
    case 'peroxide':
      return {
        kind: 'bottle',
        ...printed,
        ml: amount,
        count,
        form: amount <= 120 && line.form === 'flip_top' ? 'travel' : line.form,
        withCase: line.withCase && amount > 60,
      };
  }
};

const factsOf = (line: CareLine, { vials }: CareSize): SeedProduct['facts'] => [
  { code: 'care_kind', value: line.form === 'travel_kit' ? 'travel_kit' : line.kind },
  { code: 'suitable_for', value: line.suits },
  ...(isCase(line) ? [] : [{ code: 'preservative', value: line.preservative }]),
  ...(line.hours ? [{ code: 'soaking_time', value: `${line.hours} h` }] : []),
  ...(line.kind === 'multi_purpose' || line.kind === 'peroxide'
    ? [{ code: 'lens_case_included', value: line.withCase ? 'yes' : 'no' }]
    : []),
  vials
    ? { code: 'keeps_after_opening', value: 'single_use' }
    : { code: isCase(line) ? 'replace_after' : 'keeps_after_opening', value: `months_${line.keeps}` },
];

const appeal: Readonly<Record<CareLine['kind'], number>> = {
  multi_purpose: 55,
  drops: 45,
  peroxide: 40,
  saline: 25,
  case: 20,
  cleaner: 15,
};

const productOf = (line: CareLine, lineIndex: number, size: CareSize, sizeIndex: number): SeedProduct => {
  const id = String(20010 + lineIndex * 10 + sizeIndex);
  const group = String(20010 + lineIndex * 10);
  const words = sizeWord(line, size);
  const titles = eachLocale((locale) =>
    [line.name, kindWord(line)[locale], words[locale]].filter(Boolean).join(', '),
  );
  return {
    id,
    sku: slugOf(`${line.key} ${size.vials ? 'vials ' : ''}${size.count}x${size.amount}`).toUpperCase(),
    group,
    category: 'lenscare',
    manufacturer: line.manufacturer,
    brand: line.brand,
    careKind: line.kind,
    contents: { unit: isCase(line) ? 'piece' : 'ml', amount: size.amount, count: size.count },
    titles,
    slugs: eachLocale((locale) => slugOf(titles[locale])),
    descriptions: careDescriptions(line),
    facts: factsOf(line, size),
    options: [],
    narrowings: [],
    basePrice: listPrices('lenscare', size.price),
    hasBulkPrice: size.amount * size.count >= 300,
    ...character(id, group, appeal[line.kind]),
    stock: 'plenty',
    isActive: true,
    discontinued: false,
    isTrial: false,
    art: artOf(line, size),
  };
};

/** Every size of every line of lens care. */
export const careProducts: readonly SeedProduct[] = careLines.flatMap((line, lineIndex) =>
  line.sizes.map((size, sizeIndex) => productOf(line, lineIndex, size, sizeIndex)),
);
