import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LensPassBook, LensPassPort } from './ports/lens-pass.ts';
import {
  ignoringNotFound,
  type Kept,
  makeRemoteCollection,
  type RemoteCollection,
} from './remote-collection.ts';

export type LensPassTask = 'agree' | 'assign' | 'renameWearer' | 'removeWearer' | 'send';
export type LensPassView = Kept<LensPassBook, LensPassTask>;

/** The lens values of a customer's orders, and who wears them. Source: ACC-9. */
export interface LensPassDesk extends RemoteCollection<LensPassBook, LensPassTask> {
  /** Gives consent that the shop collects the lens values of orders. Source: LAW-30. */
  readonly agree: () => void;
  /** Assigns a set to a wearer: an id, or `self`. `about` of the task: the set. */
  readonly assign: (set: string, wearer: string) => void;
  /** Assigns a set to a person who has no pass yet, by name. */
  readonly assignTo: (set: string, name: string) => void;
  /** `done` runs after success. */
  readonly renameWearer: (id: string, name: string, done?: () => void) => void;
  /** The sets of a removed wearer go back to the customer. */
  readonly removeWearer: (id: string) => void;
  /** Sends a mail with a link to the pass. */
  readonly send: () => void;
}

export const makeLensPassDesk = (port: LensPassPort): LensPassDesk => {
  const { during, ...collection } = makeRemoteCollection<LensPassBook, LensPassTask>(port.book);
  return {
    ...collection,
    agree: () => during('agree', port.agree()),
    assign: (set, wearer) => during('assign', port.assign(set, wearer), set, { content: { wearer } }),
    assignTo: (set, name) =>
      during(
        'assign',
        pipe(
          port.nameWearer(name),
          TE.flatMap(({ id }) => port.assign(set, id)),
        ),
        set,
        { content: { name } },
      ),
    renameWearer: (id, name, done) =>
      during('renameWearer', port.renameWearer(id, name), id, { done, content: { name } }),
    removeWearer: (id) => during('removeWearer', ignoringNotFound(port.removeWearer(id)), id),
    send: () => during('send', port.send()),
  };
};
