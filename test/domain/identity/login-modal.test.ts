import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closed,
  type LoginEvent,
  type LoginModal,
  mayRequestLink,
  nextModal,
  withoutUrlParameter,
} from '../../../src/domain/identity/login-modal.ts';
import { email, loginEvent } from '../../arbitraries/identity.ts';

const reached = (...tags: readonly (LoginEvent | 'Open' | 'Forget' | 'Close')[]): LoginModal =>
  tags.reduce<LoginModal>(
    (modal, event) => nextModal(modal, typeof event === 'string' ? { _tag: event } : event),
    closed,
  );
const profile = { email: 'mira@shop.example' };
const sent = { _tag: 'LinkRequested', email: ' mira@shop.example ', isNew: false } as const;
const may = (modal: LoginModal, email: string, isNew = false): boolean =>
  mayRequestLink(modal, { email, isNew });

describe('the login modal', () => {
  const opened: readonly (readonly [string, LoginModal, LoginEvent, LoginModal['_tag']])[] = [
    ['closed', closed, { _tag: 'Open' }, 'Login'],
    ['closed', closed, { _tag: 'OpenRegister' }, 'Register'],
    ['closed', closed, { _tag: 'SwitchToLogin' }, 'Closed'],
    ['closed', closed, { _tag: 'SwitchToRegister' }, 'Closed'],
    ['closed', closed, { _tag: 'Forget' }, 'Closed'],
    ['closed', closed, { _tag: 'ResetAnswered' }, 'Closed'],
    ['closed', closed, { _tag: 'ExplainPasswordless' }, 'Closed'],
    ['closed', closed, sent, 'Closed'],
    ['login', reached('Open'), { _tag: 'Open' }, 'Login'],
    ['login', reached('Open'), { _tag: 'SwitchToRegister' }, 'Register'],
    ['login', reached('Open'), { _tag: 'Forget' }, 'Forgotten'],
    ['login', reached('Open'), { _tag: 'ResetAnswered' }, 'Login'],
    ['login', reached('Open'), { _tag: 'ExplainPasswordless' }, 'HowTo'],
    ['login', reached('Open'), { _tag: 'Close' }, 'Closed'],
    ['register', reached({ _tag: 'OpenRegister' }), { _tag: 'SwitchToLogin' }, 'Login'],
    ['register', reached({ _tag: 'OpenRegister' }), { _tag: 'Forget' }, 'Register'],
    ['register', reached({ _tag: 'OpenRegister' }), { _tag: 'ExplainPasswordless' }, 'HowTo'],
    ['forgotten', reached('Open', 'Forget'), { _tag: 'ResetAnswered' }, 'ForgottenThanks'],
    ['forgotten', reached('Open', 'Forget'), { _tag: 'SwitchToLogin' }, 'Login'],
    ['forgotten', reached('Open', 'Forget'), { _tag: 'Open' }, 'Forgotten'],
    ['forgotten', reached('Open', 'Forget'), { _tag: 'ExplainPasswordless' }, 'Forgotten'],
    ['forgotten', reached('Open', 'Forget'), sent, 'Forgotten'],
    ['thanks', reached('Open', 'Forget', { _tag: 'ResetAnswered' }), { _tag: 'SwitchToLogin' }, 'Login'],
    ['thanks', reached('Open', 'Forget', { _tag: 'ResetAnswered' }), { _tag: 'Forget' }, 'ForgottenThanks'],
    ['thanks', reached('Open', 'Forget', { _tag: 'ResetAnswered' }), { _tag: 'Close' }, 'Closed'],
    ['how to', reached('Open', { _tag: 'ExplainPasswordless' }), { _tag: 'SwitchToLogin' }, 'Login'],
    ['how to', reached('Open', { _tag: 'ExplainPasswordless' }), { _tag: 'SwitchToRegister' }, 'Register'],
  ];
  it.each(opened)('in the state %s %j, on the event %j, becomes %s · AUTH-5', (_, modal, event, tag) =>
    expect(nextModal(modal, event)._tag).toBe(tag),
  );

  it('prefills the register form with the identity’s profile until the form is switched · AUTH-3 · AUTH-5', () => {
    const register = reached({ _tag: 'OpenRegister', profile });
    expect(register).toEqual({ _tag: 'Register', profile, linkSent: undefined });
    expect(nextModal(register, { _tag: 'SwitchToRegister' })).toEqual(register);
    expect(nextModal(nextModal(register, { _tag: 'SwitchToLogin' }), { _tag: 'SwitchToRegister' })).toEqual({
      _tag: 'Register',
      linkSent: undefined,
    });
  });

  it('asks for the password of an existing account, or whether to create one · AUTH-3', () => {
    const link = reached({ _tag: 'OpenLink', profile });
    expect(link).toEqual({ _tag: 'Link', profile, linkSent: undefined });
    expect(nextModal(link, { _tag: 'Forget' })._tag).toBe('Forgotten');
    expect(nextModal(link, { _tag: 'ExplainPasswordless' })._tag).toBe('HowTo');
    const ask = reached('Open', sent, { _tag: 'OpenAsk', profile });
    expect(ask).toEqual({ _tag: 'Ask', profile, linkSent: { email: 'mira@shop.example', isNew: false } });
    expect(nextModal(ask, { _tag: 'OpenRegister', profile })).toMatchObject({ _tag: 'Register', profile });
  });

  it('allows no second link to the same address, but one to another address · AUTH-7', () => {
    const modal = reached('Open', sent);
    expect(may(reached('Open'), 'mira@shop.example')).toBe(true);
    expect(may(modal, 'mira@shop.example')).toBe(false);
    expect(may(modal, ' MIRA@shop.example')).toBe(false);
    expect(may(modal, 'jean@shop.example')).toBe(true);
    expect(may(nextModal(modal, { _tag: 'SwitchToRegister' }), 'mira@shop.example')).toBe(false);
    expect(may(closed, 'mira@shop.example')).toBe(false);
    expect(may(reached('Open', 'Forget'), 'mira@shop.example')).toBe(false);
    expect(may(reached('Open', sent, 'Close', 'Open'), 'mira@shop.example')).toBe(true);
  });

  it('allows one more link to the same address for a new customer · AUTH-7', () => {
    const modal = reached('Open', sent);
    expect(may(modal, 'mira@shop.example', true)).toBe(true);
    const asNew = nextModal(modal, { ...sent, isNew: true });
    expect(may(asNew, 'mira@shop.example', true)).toBe(false);
    expect(may(asNew, 'mira@shop.example')).toBe(false);
  });

  it.each([
    ['?url=/a', ''],
    ['?a=1&url=/a&b=2', '?a=1&b=2'],
    ['?a=1', '?a=1'],
    ['', ''],
    ['?url=/a&url=/b', ''],
    ['?urls=1', '?urls=1'],
  ])('on closing turns the query %j into %j · AUTH-5', (search, rest) =>
    expect(withoutUrlParameter(search)).toBe(rest),
  );
});

/** The expected state of the modal: which screen, and to whom a link went. */
interface Model {
  screen: LoginModal['_tag'];
  link: { readonly email: string; readonly isNew: boolean } | undefined;
}
interface Real {
  modal: LoginModal;
}

const shown: LoginModal['_tag'][] = [
  'Login',
  'Register',
  'Link',
  'Ask',
  'Forgotten',
  'ForgottenThanks',
  'HowTo',
];

/** From which screens an event leads where; missing ones lead nowhere. */
const ways: Readonly<
  Partial<Record<LoginEvent['_tag'], readonly [LoginModal['_tag'][], LoginModal['_tag']]>>
> = {
  Open: [['Closed'], 'Login'],
  OpenRegister: [['Closed', ...shown], 'Register'],
  OpenLink: [['Closed', ...shown], 'Link'],
  OpenAsk: [['Closed', ...shown], 'Ask'],
  SwitchToLogin: [shown, 'Login'],
  SwitchToRegister: [shown, 'Register'],
  Forget: [['Login', 'Link'], 'Forgotten'],
  ResetAnswered: [['Forgotten'], 'ForgottenThanks'],
  ExplainPasswordless: [['Login', 'Register', 'Link'], 'HowTo'],
  Close: [['Closed', ...shown], 'Closed'],
};
const keepsLink = (screen: LoginModal['_tag']): boolean =>
  ['Login', 'Register', 'HowTo', 'Link', 'Ask'].includes(screen);

const happens = (event: LoginEvent): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    const way = ways[event._tag];
    if (way?.[0].includes(model.screen)) model.screen = way[1];
    if (event._tag === 'LinkRequested' && keepsLink(model.screen))
      model.link = { email: event.email, isNew: event.isNew };
    if (!keepsLink(model.screen)) model.link = undefined;
    real.modal = nextModal(real.modal, event);
    expect(real.modal._tag).toBe(model.screen);
    expect('linkSent' in real.modal ? real.modal.linkSent : undefined).toEqual(model.link);
    for (const address of ['mira@shop.example', 'jean@shop.example'])
      for (const isNew of [true, false]) {
        const isOther = address !== model.link?.email || (isNew && !model.link.isNew);
        expect(may(real.modal, address, isNew)).toBe(keepsLink(model.screen) && isOther);
      }
  },
  toString: () => ('email' in event ? `${event._tag} ${event.email}` : event._tag),
});
const start = (): { readonly model: Model; readonly real: Real } => ({
  model: { screen: 'Closed', link: undefined },
  real: { modal: closed },
});

it('the login modal allows exactly the transitions of its screens, in any order · AUTH-5 · AUTH-7', () =>
  fc.assert(
    fc.property(fc.commands([loginEvent.map(happens)], { maxCommands: 12 }), (commands) => {
      fc.modelRun(start, commands);
    }),
  ));

it('the login modal forgets its state on closing · AUTH-5', () =>
  fc.assert(
    fc.property(fc.array(loginEvent, { maxLength: 8 }), email, (events, address) => {
      const shut = reached(...events, 'Close');
      expect(shut).toEqual(closed);
      expect(nextModal(shut, { _tag: 'Open' })).toEqual({ _tag: 'Login', linkSent: undefined });
      expect(may(nextModal(shut, { _tag: 'Open' }), address)).toBe(true);
    }),
  ));
