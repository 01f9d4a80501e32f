import { expect, it } from 'vitest';
import { whenSeen } from '../../../src/adapters/browser/when-seen.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** A page in this state, and whether its visitor is taken to have seen it. */
const opened = async (visibilityState: DocumentVisibilityState, prerendering?: boolean) => {
  const page = Object.assign(new EventTarget(), {
    visibilityState,
    ...(prerendering !== undefined && { prerendering }),
  }) as unknown as Document & { visibilityState: DocumentVisibilityState; prerendering?: boolean };
  let isSeen = false;
  void whenSeen(page).then(() => {
    isSeen = true;
  });
  await tick();
  const become = async (change: object, event: string) => {
    Object.assign(page, change);
    page.dispatchEvent(new Event(event));
    await tick();
  };
  return { become, isSeen: () => isSeen };
};

it('a page in front is seen at once · AUTH-34', async () => {
  expect((await opened('visible')).isSeen()).toBe(true);
  expect((await opened('visible', false)).isSeen()).toBe(true);
});

it('a page behind another one is seen once it comes to the front · AUTH-34', async () => {
  const { become, isSeen } = await opened('hidden');
  expect(isSeen()).toBe(false);
  await become({}, 'visibilitychange');
  expect(isSeen()).toBe(false);
  await become({ visibilityState: 'visible' }, 'visibilitychange');
  expect(isSeen()).toBe(true);
});

it('a page that the browser prepares is seen once it is opened · AUTH-34', async () => {
  const { become, isSeen } = await opened('visible', true);
  expect(isSeen()).toBe(false);
  await become({ prerendering: false }, 'prerenderingchange');
  expect(isSeen()).toBe(true);
});
