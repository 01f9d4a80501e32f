import { describe, expect, it } from 'vitest';
import { placeOfError } from '../../../src/adapters/shared/place-of-error.ts';

describe('the place of an error', () => {
  it('is its name, its code and a place in our code', () => {
    const error = Object.assign(new RangeError('mara@example.org'), {
      code: '22021',
      stack: [
        'RangeError: mara@example.org',
        '    at query (file:///srv/node_modules/pg/client.js:1:2)',
        '    at placeOrder (file:///srv/dist/server/main.js:30:4)',
        '    at async serve (file:///srv/dist/server/main.js:9:1)',
      ].join('\n'),
    });
    expect(placeOfError(error)).toBe('RangeError 22021 at placeOrder (file:///srv/dist/server/main.js:30:4)');
  });

  it('is the innermost place if none is ours, and the name alone if nothing else is known', () => {
    const place = (stack: string, more: object = {}) =>
      placeOfError(Object.assign(new Error('x'), { stack, ...more }));
    expect(
      place('Error: x\n    at a (/srv/node_modules/pg/src/client.js:1:2)\n    at b (node:net:1:1)'),
    ).toBe('Error at a (/srv/node_modules/pg/src/client.js:1:2)');
    expect(place('Error: x', { code: 22021 })).toBe('Error');
    expect(place('Error: x\nlook at /src/mara')).toBe('Error');
  });

  it('never contains a message, even if that looks like a place', () => {
    const text = placeOfError(new Error('private\n    at mara@example.org'));
    expect(text).not.toMatch(/private|mara/);
    expect(text).not.toContain('\n');
  });

  it('is only the type for a value that is no error', () => {
    expect(placeOfError({ token: 'secret' })).toBe('object');
  });
});
