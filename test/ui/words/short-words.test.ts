import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';

/** Below the icons at the foot of a phone there is room for one line. Units: characters. */
const room = 13;

it.each(locales)('the labels at the foot of a phone stay on one line in %s', (locale) => {
  const { bottom, header } = JSON.parse(readFileSync(`src/ui/words/${locale}/common.json`, 'utf8'));
  for (const label of [bottom.home, bottom.lenses, header.reorder])
    expect(label.length, label).toBeLessThanOrEqual(room);
});
