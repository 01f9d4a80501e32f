// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeSignedInMark } from '../../../src/adapters/browser/signed-in-mark.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { memoryStorage } from './memory-storage.ts';

const marked = () => {
  const tabs = new EventTarget() as Window;
  const storage = memoryStorage();
  const mark = makeSignedInMark(
    makeTextStore(() => storage),
    tabs,
  );
  let heard = 0;
  mark.onChange(() => {
    heard += 1;
  });
  return { mark, tabs, heard: () => heard };
};

it('a customer who signed out is told from one whose session expired · AUTH-22', () => {
  const { mark } = marked();
  const now = () => [mark.isSet(), mark.isCleared()];
  expect(now()).toEqual([false, true]);
  mark.set();
  expect(now()).toEqual([true, false]);
  mark.lapse();
  expect(now()).toEqual([false, false]);
  mark.clear();
  expect(now()).toEqual([false, true]);
});

it('a mark that the device refused is no sign-out · AUTH-22', () => {
  const mark = makeSignedInMark({ read: () => undefined, write: () => false }, new EventTarget() as Window);
  mark.set();
  expect([mark.isSet(), mark.isCleared()]).toEqual([false, false]);
});

it.each([
  ['signed in there', new StorageEvent('storage', { key: signedInKey, newValue: '1' }), 1],
  ['signed out there', new StorageEvent('storage', { key: signedInKey, newValue: null }), 1],
  ['everything was deleted', new StorageEvent('storage', { key: null }), 1],
  ['the session expired there', new StorageEvent('storage', { key: signedInKey, newValue: '0' }), 0],
  ['something else was stored', new StorageEvent('storage', { key: 'other', newValue: '1' }), 0],
  ['the page returns', Object.assign(new Event('pageshow'), { persisted: true }), 1],
  ['the page opens', Object.assign(new Event('pageshow'), { persisted: false }), 0],
])('a tab asks again who visits: %s · AUTH-22', (_, event, asks) => {
  const { tabs, heard } = marked();
  tabs.dispatchEvent(event);
  expect(heard()).toBe(asks);
});
