import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeLensPassDesk } from '../../../src/application/customer/lens-pass-desk.ts';
import type { LensPassBook, LensPassPort } from '../../../src/application/customer/ports/lens-pass.ts';
import { waitUntil } from '../../wait-until.ts';
import { asking, cut, gone, showing } from './kept.ts';

const zoe = { id: 'w1', name: 'Zoë' };
const book: LensPassBook = { consented: true, wearers: [zoe], sets: [] };

const opened = (over: Partial<LensPassPort> = {}) => {
  const { asked, said } = asking();
  const done = TE.right(undefined);
  const desk = makeLensPassDesk({
    book: () => TE.right(book),
    nameWearer: (name) => said(TE.right(zoe), 'name', name),
    renameWearer: (id, name) => said(TE.right(zoe), 'rename', id, name),
    removeWearer: (id) => said(done, 'remove', id),
    assign: (set, wearer) => said(done, 'assign', set, wearer),
    send: () => said(done, 'send'),
    agree: () => said(done, 'agree'),
    ...over,
  });
  return { desk, asked, ...showing(desk) };
};
type Opened = ReturnType<typeof opened>['desk'];

describe('the lens pass', () => {
  it('lists the wearers and their lenses · ACC-9', async () => {
    const { desk, settled } = opened();
    desk.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: book });
  });

  it.each([
    [
      'assign',
      's1',
      'assigning a set to a known wearer',
      (desk: Opened) => desk.assign('s1', 'w1'),
      [['assign', 's1', 'w1']],
    ],
    [
      'assign',
      's1',
      'assigning a set to a new wearer, who is added first',
      (desk: Opened) => desk.assignTo('s1', 'Zoë'),
      [
        ['name', 'Zoë'],
        ['assign', 's1', 'w1'],
      ],
    ],
    [
      'renameWearer',
      'w1',
      'renaming a wearer',
      (desk: Opened) => desk.renameWearer('w1', 'Zoe'),
      [['rename', 'w1', 'Zoe']],
    ],
    [
      'removeWearer',
      'w1',
      'removing a wearer',
      (desk: Opened) => desk.removeWearer('w1'),
      [['remove', 'w1']],
    ],
    ['send', undefined, 'sending the pass by mail', (desk: Opened) => desk.send(), [['send']]],
  ] as const)('runs the task %s for %s: %s · ACC-9', async (name, about, _, press, questions) => {
    const { desk, asked, settled } = opened();
    press(desk);
    expect((await settled())?.task).toEqual({ _tag: 'Done', name, ...(about && { about }) });
    expect(asked).toEqual(questions);
    desk.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });

  it('makes every change to the same set or wearer that is pressed meanwhile · ACC-17', async () => {
    const { desk, asked } = opened();
    const saved: string[] = [];
    desk.assign('s1', 'w1');
    desk.assign('s1', 'w2');
    desk.assign('s1', 'w1');
    for (const name of ['Zoe', 'Zoé', 'Zoe']) desk.renameWearer('w1', name, () => saved.push(name));
    await waitUntil(() => expect(saved).toEqual(['Zoe', 'Zoé']));
    expect(asked).toEqual([
      ['assign', 's1', 'w1'],
      ['assign', 's1', 'w2'],
      ['rename', 'w1', 'Zoe'],
      ['rename', 'w1', 'Zoé'],
    ]);
  });

  it('assigns nothing if the new wearer could not be created', async () => {
    const { desk, asked, settled } = opened({ nameWearer: () => TE.left(cut) });
    desk.assignTo('s1', 'Zoë');
    expect((await settled())?.task).toEqual({ _tag: 'Failed', name: 'assign', about: 's1', failure: cut });
    expect(asked).toEqual([]);
  });

  it.each([
    [gone, { _tag: 'Done', name: 'removeWearer', about: 'w1' }],
    [cut, { _tag: 'Failed', name: 'removeWearer', about: 'w1', failure: cut }],
  ] as const)(
    'treats a missing wearer as removed, and reports any other failure: %j',
    async (failure, task) => {
      const { desk, settled } = opened({ removeWearer: () => TE.left(failure) });
      desk.removeWearer('w1');
      expect((await settled())?.task).toEqual(task);
    },
  );
});
