import { describe, expect, it } from 'vitest';

const sources = import.meta.glob('../../src/ui/**/*.tsx', { query: '?raw', eager: true, import: 'default' });

/** What is switched off while it has the focus lets it fall: what is under way is said by `aria-disabled` or `busy`. */
const offWhileBusy = /\sdisabled=\{[^}]*(busy|task\b|saving|sending|loading)[^}]*\}/i;

describe('screens', () => {
  it('disable no control while its action is running · UI-10', () => {
    const wrong = Object.entries(sources).filter(([, source]) => offWhileBusy.test(String(source)));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
