import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { intervalChoices } from '../../../src/domain/orders/subscription/interval.ts';
import { readScreen, secretIn } from '../../../src/ui/account/plain/plain-screen.ts';
import { problemsOf } from '../../../src/ui/account/sign-in/sign-in-problems.ts';
import { draftOf, readDraft } from '../../../src/ui/account/subscriptions/interval-form.ts';
import { useInterval } from '../../../src/ui/account/subscriptions/use-interval.ts';
import { hook } from '../hook.tsx';

describe('the errors of a sign-in form', () => {
  const fields = ['email', 'password', 'firstName', 'lastName'] as const;

  it.each([
    [{ _tag: 'EmailMissing' }, { field: 'email', code: 'required' }],
    [{ _tag: 'InvalidEmail' }, { field: 'email', code: 'invalid_email' }],
    [{ _tag: 'FirstNameMissing' }, { field: 'firstName', code: 'required' }],
    [{ _tag: 'LastNameMissing' }, { field: 'lastName', code: 'required' }],
    [
      { _tag: 'NotAName', field: 'lastName', code: 'too_long', max: 9 },
      { field: 'lastName', code: 'too_long', max: 9 },
    ],
    [{ _tag: 'PasswordMissing' }, { field: 'password', code: 'required' }],
    [{ _tag: 'PasswordTooLong' }, { field: 'password', code: 'too_long', max: expect.any(Number) }],
    [{ _tag: 'PasswordTooShort' }, { field: 'password', code: 'password_rule' }],
    [{ _tag: 'PasswordWithoutLetter' }, { field: 'password', code: 'password_rule' }],
    [{ _tag: 'PasswordWithoutDigit' }, { field: 'password', code: 'password_rule' }],
  ])('are assigned to their field: %j', (refusal, problem) =>
    expect(problemsOf([refusal as Parameters<typeof problemsOf>[0][number]], fields)).toEqual([problem]),
  );
  it('are in the order of the form, and only for its fields', () => {
    const refusals = [
      { _tag: 'LastNameMissing' },
      { _tag: 'PasswordMissing' },
      { _tag: 'EmailMissing' },
    ] as const;
    expect(problemsOf(refusals, fields).map(({ field }) => field)).toEqual(['email', 'password', 'lastName']);
    expect(problemsOf(refusals, ['password']).map(({ field }) => field)).toEqual(['password']);
  });
});

describe('the form for a subscription interval', () => {
  it.each(intervalChoices.map((choice, at) => [at, choice] as const))(
    'selects an offered interval by its choice: %s',
    (at, choice) => {
      expect(draftOf(choice)).toEqual({ choice: `${at}`, every: `${choice.every}`, unit: choice.unit });
      expect(readDraft(draftOf(choice))).toEqual(choice);
    },
  );
  it('is empty without an interval, and shows a custom interval as a number', () => {
    expect(draftOf(undefined)).toEqual({ choice: '', every: '1', unit: 'month' });
    expect(readDraft(draftOf(undefined))).toBeUndefined();
    expect(draftOf({ every: 17, unit: 'day' })).toEqual({ choice: 'own', every: '17', unit: 'day' });
    expect(readDraft({ choice: 'own', every: ' 17 ', unit: 'day' })).toEqual({ every: 17, unit: 'day' });
    expect(readDraft({ choice: 'own', every: '123456', unit: 'day' })).toEqual({
      every: 123456,
      unit: 'day',
    });
  });
  it.each(['', 'x', '1.5', '-1', '1234567', '1 7', 'x1', '1x'])(
    'reads no interval from a text that is no number: “%s”',
    (every) =>
      expect(readDraft({ choice: 'own', every, unit: 'day' })).toEqual({ every: Number.NaN, unit: 'day' }),
  );

  const use = (known?: Parameters<typeof useInterval>[0]) =>
    hook({ shop: {} }, () => useInterval(known)).result;
  it('shows a missing choice only after the first attempt', () => {
    const form = use();
    expect(form.current).toMatchObject({ error: undefined, meant: undefined, draft: { choice: '' } });
    act(() => expect(form.current.take()).toBeUndefined());
    expect(form.current.error).toBe('subscription.choose');
    act(() => form.current.change({ choice: '0', every: '1', unit: 'month' }));
    expect(form.current).toMatchObject({ error: undefined, meant: intervalChoices[0] });
    act(() => expect(form.current.take()).toEqual(intervalChoices[0]));
  });
  it('rejects an interval beyond the limits, and shows the limits of its unit', () => {
    const form = use({ every: 999, unit: 'day' });
    expect(form.current).toMatchObject({ error: undefined, meant: undefined });
    act(() => expect(form.current.take()).toBeUndefined());
    expect(form.current.error).toMatch(/^subscription\.limits\.day \{"min":\d+,"max":\d+\}$/);
  });
});

describe('a sign-in screen for visitors without scripts', () => {
  it.each([
    ['login', 'login'],
    ['register', 'register'],
    ['forgotten', 'forgotten'],
    ['reset', 'reset'],
    ['moon', 'login'],
    [undefined, 'login'],
  ])('requested as %s is %s', (asked, screen) => expect(readScreen(asked)).toBe(screen));
  it.each([
    ['https://shop.test/my-account/reset#s3cr3t', 's3cr3t'],
    ['https://shop.test/reset?token=a%20b&x=1', 'a b'],
    ['https://shop.test/reset?x=1&token=ab#c', 'ab'],
    [' s3cr3t ', 's3cr3t'],
    ['#a%2Fb', 'a/b'],
    ['100%', '100%'],
    ['mytoken=x', 'mytoken=x'],
  ])('reads from %s the secret %s · AUTH-11', (link, secret) => expect(secretIn(link)).toBe(secret));
});
