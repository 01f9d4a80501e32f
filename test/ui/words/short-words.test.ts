import { expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import { textsIn } from './lists.ts';

interface Labels {
  readonly bottom: { readonly home: string; readonly lenses: string };
  readonly header: { readonly reorder: string };
}

/** Below the icons at the bottom of a phone there is space for one line. Units: characters. */
const room = 13;

it.each(locales)('the labels in the bottom bar of a phone fit on one line in %s', (locale) => {
  const { bottom, header }: Labels = JSON.parse(textsIn(locale, 'common'));
  for (const label of [bottom.home, bottom.lenses, header.reorder])
    expect(label.length, label).toBeLessThanOrEqual(room);
});
