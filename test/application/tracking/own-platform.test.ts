import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { makeConsentDesk } from '../../../src/application/tracking/consent-desk.ts';
import { ownPlatform } from '../../../src/application/tracking/own-platform.ts';
import { answered, type Consent, unasked } from '../../../src/domain/tracking/consent.ts';

it('the shop’s own consent dialog is a platform that is ready at once, and reports changes only · TRK-7', () => {
  let kept = unasked;
  const desk = makeConsentDesk({
    kept: {
      read: () => kept,
      write: (allowed) => {
        kept = answered(allowed);
      },
    },
    tabs: { tell: () => undefined, told$: NEVER },
    forget: () => undefined,
    tidy: () => undefined,
  });
  const platform = ownPlatform(desk);
  const heard: Consent[] = [];
  const asking: string[] = [];
  platform.consent$.subscribe((consent) => heard.push(consent));
  desk.state$.subscribe((state) => asking.push(state.asking));
  platform.open();
  desk.closeSettings();
  desk.choose(['statistics']);
  expect(platform.isThere()).toBe(true);
  expect(asking).toEqual(['bar', 'settings', 'bar', 'nothing']);
  expect(heard).toEqual([unasked, answered(['statistics'])]);
});
