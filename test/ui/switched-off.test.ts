import { describe, expect, it } from 'vitest';

const sources = import.meta.glob('../../src/ui/**/*.tsx', { query: '?raw', eager: true, import: 'default' });

/** An element that is disabled while it has the focus loses it: pending work is shown by `aria-disabled` or `busy`. */
const offWhileBusy = /\sdisabled=\{[^}]*(busy|task\b|saving|sending|loading)[^}]*\}/i;

describe('screens', () => {
  it('disable no control while its action is running · UI-10', () => {
    const wrong = Object.entries(sources).filter(([, source]) => offWhileBusy.test(String(source)));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
