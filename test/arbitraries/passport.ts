import type { PassportKind } from '../../src/domain/catalogue/passport/kind-duties.ts';
import type { Lines, Passport } from '../../src/domain/catalogue/passport/passport.ts';
import type { DeviceClass, Party } from '../../src/domain/catalogue/product-safety.ts';

const party = (name: string): Party => ({
  name,
  address: ['Hafenweg 1', '1000 Ort'],
  email: `${name.toLowerCase()}@maker.example`,
});

const said: Lines = { de: ['Satz.'], en: ['Sentence.'], it: ['Frase.'], fr: ['Phrase.'] };

const classOf: Readonly<Record<PassportKind, DeviceClass | undefined>> = {
  contact_lens: 'IIa',
  lens_disinfectant: 'IIb',
  lens_rinse: 'IIb',
  lens_cleaner: 'IIb',
  eye_drops: 'IIb',
  lens_case: 'I',
  glasses_cleaner: undefined,
  sunglasses: undefined,
  reading_glasses: 'I',
};

/** All required facts of a kind, for a manufacturer outside both markets. */
export const wholePassport = (kind: PassportKind): Passport => {
  const deviceClass = classOf[kind];
  return {
    kind,
    maker: { country: 'US', party: party('Maker'), inEu: party('Eurepra'), inCh: party('Helvrepra') },
    warnings: said,
    ...(kind !== 'glasses_cleaner' && { ceMarked: true }),
    ...(deviceClass && { deviceClass, udiDi: '02012345678903' }),
    ...(deviceClass && deviceClass !== 'I' && { notifiedBody: '9901' }),
    instructions: said,
  };
};
