import { act } from '@testing-library/react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Profile } from '../../../src/domain/customer/profile-update.ts';
import { useAccountForm } from '../../../src/ui/account/use-account-form.ts';
import { hook, stage } from '../hook.tsx';

type Form = { readonly name: string; readonly city: string };

const begin = () => {
  const { state$, next } = stage<object>({ task: { _tag: 'Idle' } });
  const acknowledge = vi.fn();
  const send = vi.fn();
  const { result, unmount } = hook({ account: { state$, acknowledge } }, () => {
    const form = useAccountForm<Form>({
      task: 'saveProfile',
      defaults: { name: 'Mara', city: '' },
      check: ({ name, city }) => [
        ...(name === '' ? [{ field: 'name', code: 'required' } as const] : []),
        ...(city.length > 5 ? [{ field: 'city', code: 'too_long', max: 5 } as const] : []),
      ],
      labels: { name: 'Vorname' },
      wire: { name: 'first_name', city: 'town' },
      send,
    });
    form.register('name');
    form.register('city');
    return form;
  });
  return {
    result,
    unmount,
    acknowledge,
    send,
    type: (field: keyof Form, text: string) => act(() => result.current.setValue(field, text)),
    submit: () => act(async () => result.current.submit()),
    task: (task: object) => next({ task }),
    errors: () => [result.current.errorOf('name'), result.current.errorOf('city')],
  };
};
const failing = (violations: readonly object[], name = 'saveProfile') => ({
  _tag: 'Failed',
  name,
  failure: { _tag: 'Refused', code: 'x', violations },
});

describe('an account form', () => {
  it('does not compile without an API name for each of its fields', () => {
    type Wire = Parameters<typeof useAccountForm<Profile>>[0]['wire'];
    expectTypeOf<Wire>().toEqualTypeOf<Readonly<Record<keyof Profile, string | undefined>>>();
  });

  it('shows no error before the first submit, then each error until it is fixed', async () => {
    const { errors, type, submit, send } = begin();
    type('name', '');
    type('city', 'Zürich');
    expect(errors()).toEqual([undefined, undefined]);
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(errors()).toEqual([
      'invalid.required {"label":"Vorname","length":"","max":""}',
      'invalid.too_long {"label":"","length":"","max":5}',
    ]);
    type('name', 'Noah');
    type('city', 'Bern');
    expect(errors()).toEqual([undefined, undefined]);
    await submit();
    expect(send.mock.calls).toEqual([[{ name: 'Noah', city: 'Bern' }]]);
  });

  it('shows errors from the backend beside their fields until these are changed', async () => {
    const { errors, type, submit, task, result } = begin();
    await submit();
    task(
      failing([
        { field: 'first_name', code: 'invalid_characters' },
        { field: 'town', code: 'odd', message: 'So nicht.' },
      ]),
    );
    expect(errors()).toEqual([
      'invalid.invalid_characters {"label":"Vorname","length":"","max":""}',
      'So nicht.',
    ]);
    expect(result.current.failure).toBeUndefined();
    type('name', 'Noah');
    expect(errors()).toEqual([undefined, 'So nicht.']);
  });

  it('shows an error without a field for the whole form, and ignores other tasks', async () => {
    const { errors, submit, task, result } = begin();
    await submit();
    task(failing([{ field: 'moon', code: 'odd' }]));
    expect(result.current.failure).toMatchObject({ _tag: 'Refused' });
    task(failing([{ field: 'first_name', code: 'required' }], 'changePassword'));
    expect([result.current.failure, ...errors()]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [
      { _tag: 'Busy', name: 'saveProfile' },
      { busy: true, done: false },
    ],
    [
      { _tag: 'Busy', name: 'changePassword' },
      { busy: false, done: false },
    ],
    [
      { _tag: 'Done', name: 'saveProfile' },
      { busy: false, done: true },
    ],
    [
      { _tag: 'Done', name: 'changePassword' },
      { busy: false, done: false },
    ],
    [{ _tag: 'Idle' }, { busy: false, done: false }],
  ])('shows the matching state for the task %j', (at, how) => {
    const { task, result } = begin();
    task(at);
    expect(result.current).toMatchObject({ ...how, failure: undefined });
  });

  it('acknowledges its result when it unmounts', () => {
    const { unmount, acknowledge } = begin();
    expect(acknowledge).not.toHaveBeenCalled();
    unmount();
    expect(acknowledge).toHaveBeenCalledTimes(1);
  });
});
