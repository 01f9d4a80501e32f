import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { AccountEngine, EngineCustomerChange } from '../../shop-server/engine/account-engine.ts';
import type { Refusal } from '../../shop-server/refusal.ts';
import type { Incident } from '../../shop-server/shop-server.ts';
import { type Engine, EngineAway, engineIsAway, type Question } from '../engine.ts';
import { soldOrder } from '../orders/sold-order.ts';
import { customerFromEngine, openedFromEngine } from './account-codecs.ts';
import * as questions from './account-questions.ts';

/** Answers about customers contain no localised text, so any language works. */
const locale: Locale = 'en';
/** An order with all its lines has thousands of characters, and responses are limited in size. */
const ordersAtOnce = 20;

/** Normalises a new password, because keyboards encode accents differently. */
const oneSpelling = (password: string): string => password.normalize('NFKC');
const inOneSpelling = <Chosen extends { readonly password?: string }>(chosen: Chosen): Chosen =>
  chosen.password === undefined ? chosen : { ...chosen, password: oneSpelling(chosen.password) };
/** Returns the variants to try: a password set elsewhere is stored exactly as it was typed there. */
const spellings = (password: string): readonly string[] => [...new Set([password, oneSpelling(password)])];

/** The engine clears a field when it gets an empty text. */
const changeForEngine = (change: EngineCustomerChange): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, value]: [string, string | null | undefined]) =>
      value === undefined ? [] : [[name, value ?? '']],
    ),
  );

/** The companion's requests to Vendure about the customers stored there. */
export const makeAccountEngine = (
  engine: Engine,
  shops: Readonly<Record<BrandId, Shop>>,
  report: (incident: Incident) => void,
): AccountEngine => {
  /** `nos`: refusals of the engine that are valid answers. Any other refusal is treated as a failure. */
  const ask = async <Asked extends object, A, No extends string>(
    brand: BrandId,
    question: Question<Asked, A>,
    asked: Asked,
    nos: readonly No[],
    language: Locale = locale,
  ): Promise<E.Either<Refusal, E.Either<No, A>>> => {
    try {
      const answer = await engine.ask({ brand, locale: language }, question, asked);
      if (E.isRight(answer)) return E.right(answer);
      const no = nos.find((code) => code === answer.left.code);
      if (no !== undefined) return E.right(E.left(no));
      report({ operation: question.name, kind: 'wrong-answer', detail: answer.left.code });
      return engineIsAway;
    } catch (error) {
      if (error instanceof EngineAway) return engineIsAway;
      throw error;
    }
  };

  /** Undefined if the engine answered with that refusal. */
  const found = async <Asked extends object, A, Made>(
    brand: BrandId,
    question: Question<Asked, A>,
    asked: Asked,
    made: (answer: A) => Made,
    no = 'customer.not_found',
  ): Promise<E.Either<Refusal, Made | undefined>> =>
    E.map((answer: E.Either<string, A>) => (E.isRight(answer) ? made(answer.right) : undefined))(
      await ask(brand, question, asked, [no]),
    );
  const done = E.map((): void => undefined);

  return {
    signIn: async (brand, who) => {
      for (const password of spellings(who.password)) {
        const asked = { ...who, password };
        const no = 'customer.sign_in_failed';
        const opened = await found(brand, questions.signIn, asked, openedFromEngine, no);
        if (E.isLeft(opened) || opened.right) return opened;
      }
      return E.right(undefined);
    },
    open: (brand, customer) => found(brand, questions.openSession, { customer }, openedFromEngine),
    whoIs: (brand, token) => found(brand, questions.whoIs, { token }, customerFromEngine),
    look: (brand, whose) => found(brand, questions.lookAtCustomer, whose, customerFromEngine),
    add: async (brand, account) =>
      E.map((answer: E.Either<'customer.taken', Parameters<typeof customerFromEngine>[0]>) =>
        E.isRight(answer) ? customerFromEngine(answer.right) : ('taken' as const),
      )(await ask(brand, questions.addCustomer, inOneSpelling(account), ['customer.taken'])),
    matches: async (brand, customer, typed) => {
      for (const password of spellings(typed)) {
        const asked = { customer, password };
        const answer = await found(brand, questions.checkPassword, asked, (matches) => matches);
        if (E.isLeft(answer)) return answer;
        if (answer.right) return E.right(true);
      }
      return E.right(false);
    },
    setPassword: (brand, chosen) =>
      found(brand, questions.setPassword, inOneSpelling(chosen), customerFromEngine),
    update: (brand, customer, change) =>
      found(
        brand,
        questions.updateCustomer,
        { customer, change: changeForEngine(change) },
        customerFromEngine,
      ),
    end: async (brand, ids) => done(await ask(brand, questions.endSessions, { ids }, [])),
    remove: async (brand, leaving) =>
      done(await ask(brand, questions.removeCustomer, leaving, ['customer.not_found'])),
    pastOrders: async (shop, customer) => {
      const asked = { customer, take: ordersAtOnce };
      const answer = await ask(shop.brand, questions.pastOrders, asked, ['customer.not_found'], shop.locale);
      if (E.isLeft(answer)) return answer;
      const { total, orders } = E.isRight(answer.right) ? answer.right.right : { total: 0, orders: [] };
      const sold = orders.flatMap((order) => {
        if (E.isLeft(order)) {
          report({ operation: questions.pastOrders.name, kind: 'wrong-answer', detail: order.left.at });
          return [];
        }
        const one = soldOrder(shops[shop.brand], shop.locale, order.right);
        return one ? [one] : [];
      });
      return E.right({ orders: sold, more: total > orders.length });
    },
    claimOrders: async (brand, account, orders) =>
      done(await ask(brand, questions.claimOrders, { account, orders }, ['order.not_found'])),
  };
};
