import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenChannels,
  chosenGroups,
  communicationId,
  mailGroups,
  marketingChannels,
  readPreferences,
  withPreference,
} from '../../../src/domain/customer/mail-preferences.ts';
import { mailPreferences } from '../../arbitraries/mail-preferences.ts';

describe('the mail preferences of a customer', () => {
  it('consist of eight groups, three of them marketing channels · ACC-3', () => {
    expect(mailGroups).toEqual([
      'newsletter',
      'marketing_automation',
      'retention_campaign',
      'cart_abandon',
      'eye_exam_reminder',
      'bonus_points',
      'review_orders',
      'review_service',
    ]);
    expect(marketingChannels).toEqual(['newsletter', 'marketing_automation', 'retention_campaign']);
  });

  it('are off for every group that was not chosen · ACC-3', () => {
    expect(Object.values(readPreferences({}))).toEqual(new Array(8).fill(false));
    expect(Object.keys(readPreferences({}))).toEqual(mailGroups);
    for (const group of mailGroups)
      expect(readPreferences({ [group]: true })).toEqual({ ...readPreferences({}), [group]: true });
  });

  it('list the chosen groups, and are restored from that list · ACC-3', () =>
    fc.assert(
      fc.property(mailPreferences, (preferences) => {
        const groups = chosenGroups(preferences);
        expect(groups).toEqual(mailGroups.filter((group) => groups.includes(group)));
        expect(readPreferences(Object.fromEntries(groups.map((group) => [group, true])))).toEqual(
          preferences,
        );
      }),
    ));

  it('change one group at a time, and the last change wins · ACC-3', () =>
    fc.assert(
      fc.property(mailPreferences, fc.constantFrom(...mailGroups), fc.boolean(), (before, group, wanted) => {
        const after = withPreference(before, group, wanted);
        expect(after[group]).toBe(wanted);
        for (const other of mailGroups) if (other !== group) expect(after[other]).toBe(before[other]);
        expect(withPreference(after, group, before[group])).toEqual(before);
        expect(readPreferences(after)).toEqual(after);
      }),
    ));

  it.each([
    [{}, []],
    [{ newsletter: true }, ['newsletter']],
    [{ retention_campaign: true, newsletter: true }, ['newsletter', 'retention_campaign']],
    [{ newsletter: false, marketing_automation: true }, ['marketing_automation']],
  ])('of %j give the channels %j · ACC-3', (preferences, channels) =>
    expect(chosenChannels(preferences)).toEqual(channels),
  );

  it.each([
    ['abc', 'abc'],
    [' abc ', 'abc'],
    ['', 'new'],
    [' ', 'new'],
    [null, 'new'],
    [undefined, 'new'],
  ])('for the id %j are stored under %j · ACC-3', (id, expected) =>
    expect(communicationId(id)).toBe(expected),
  );
});
