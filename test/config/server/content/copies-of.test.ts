import { describe, expect, it, vi } from 'vitest';
import { copiesOf } from '../../../../src/config/server/content/copies-of.ts';
import { makePublished } from '../../../../src/config/server/content/published.ts';
import { testEnvironment } from '../../test-environment.ts';

describe('the notice that cached copies are stale', () => {
  it('goes to the CDN named in the settings · CDN-5', () => {
    expect(copiesOf(testEnvironment())).toBeUndefined();
    for (const variables of [
      { DIOPTRA_CDN: 'varnish', DIOPTRA_VARNISH_URL: 'http://127.0.0.1:6083' },
      { DIOPTRA_CDN: 'fastly', DIOPTRA_FASTLY_SERVICE: 'S', DIOPTRA_FASTLY_KEY: 'k' },
      { DIOPTRA_CDN: 'cloudflare', DIOPTRA_CLOUDFLARE_ZONE: 'Z', DIOPTRA_CLOUDFLARE_TOKEN: 't' },
    ])
      expect(copiesOf(testEnvironment(variables)), variables.DIOPTRA_CDN).toBeDefined();
  });

  it('is sent by the server that learned of the change or was chosen, and by no other · CDN-5', () => {
    const old = vi.fn();
    const published = makePublished(() => 1, old);
    published.hear();
    expect(old).not.toHaveBeenCalled();
    published.tell();
    published.tell(['p-10010']);
    published.tellCopies();
    expect(old.mock.calls).toEqual([[['pages']], [['p-10010']], [['pages']]]);
  });
});
