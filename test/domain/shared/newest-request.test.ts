import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerCounts,
  beginRequest,
  type NewestRequests,
  noRequests,
  type RequestNumber,
} from '../../../src/domain/shared/newest-request.ts';

/** Actions of a visitor and a network: request data of a product, or receive the answer to the n-th request. */
interface Real {
  newest: NewestRequests;
  readonly asked: { readonly about: string; readonly request: RequestNumber }[];
}
interface Model {
  /** For each request, in their order, whether a newer one about the same product followed. */
  readonly overtaken: { about: string; overtaken: boolean }[];
}

const ask = (about: string): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    for (const question of model.overtaken) if (question.about === about) question.overtaken = true;
    model.overtaken.push({ about, overtaken: false });
    const { newest, request } = beginRequest(real.newest, about);
    real.newest = newest;
    real.asked.push({ about, request });
  },
  toString: () => `ask about ${about}`,
});

const answer = (pick: number): fc.Command<Model, Real> => ({
  check: ({ overtaken }) => overtaken.length > 0,
  run: (model, real) => {
    const index = pick % real.asked.length;
    const question = real.asked[index];
    if (!question) throw new Error('never asked');
    expect(answerCounts(real.newest, question.about, question.request)).toBe(
      model.overtaken[index]?.overtaken === false,
    );
  },
  toString: () => `answer question ${pick}`,
});

describe('overlapping requests', () => {
  it('count only the newest response for each subject, in any order of responses · PRICE-3 · STOCK-4', () =>
    fc.assert(
      fc.property(
        fc.commands([fc.constantFrom('a', 'b').map(ask), fc.nat(20).map(answer)], {
          maxCommands: 24,
          size: 'max',
        }),
        (commands) =>
          fc.modelRun(
            () => ({ model: { overtaken: [] }, real: { newest: noRequests, asked: [] } }),
            commands,
          ),
      ),
    ));

  it('ignore a response to a request that never began · PRICE-3 · STOCK-4', () =>
    expect(answerCounts(noRequests, 'a', 1 as RequestNumber)).toBe(false));

  it('do not change the previous state · PRICE-3 · STOCK-4', () => {
    beginRequest(noRequests, 'a');
    expect(noRequests.size).toBe(0);
  });
});
