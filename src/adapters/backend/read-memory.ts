import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import type { BackendPorts } from './backend-ports.ts';

type Answer = E.Either<Failure, unknown>;

export interface ReadMemorySettings {
  /** How long an answer is fresh. Units: ms. */
  readonly freshFor: number;
  /** The maximum number of stored answers; the one requested longest ago is removed first. */
  readonly capacity: number;
  readonly now: () => number;
  /** Returns when something was last published; older answers are outdated. Milliseconds since 1970. */
  readonly changedAt?: () => number;
}

/** Sends one request for all equal reads within a short time. Failures are not stored. */
export type ReadMemory = <A>(question: string, read: TaskEither<Failure, A>) => TaskEither<Failure, A>;

export const makeReadMemory = ({
  freshFor,
  capacity,
  now,
  changedAt = () => Number.NEGATIVE_INFINITY,
}: ReadMemorySettings): ReadMemory => {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  const ask = (question: string, read: TaskEither<Failure, unknown>): Promise<Answer> => {
    const before = kept.get(question);
    if (before && before.at > changedAt() && now() - before.at <= freshFor) return before.answer;
    const entry = { at: now(), answer: read() };
    kept.delete(question);
    kept.set(question, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    void entry.answer.then((answer) => {
      if (E.isLeft(answer) && kept.get(question) === entry) kept.delete(question);
    });
    return entry.answer;
  };
  // The question contains the operation's name, so its answer has the operation's type.
  return (question, read) => () => ask(question, read) as ReturnType<typeof read>;
};

/**
 * Wraps the ports so that public reads are cached: products, listings, categories, published stories and shipping
 * costs. Only for pages that are the same for every visitor. `channel`: the shop and language of the request.
 */
export const rememberReads = (memory: ReadMemory, channel: string, ports: BackendPorts): BackendPorts => {
  const { catalogue, content, shipping } = ports;
  const question = (name: string, about: unknown) => `${channel} ${name} ${JSON.stringify(about)}`;
  return {
    ...ports,
    catalogue: {
      ...catalogue,
      category: (path) => memory(question('category', path), catalogue.category(path)),
      products: (request) => memory(question('products', request), catalogue.products(request)),
      product: (id) => memory(question('product', id), catalogue.product(id)),
      details: (ids) => memory(question('details', ids), catalogue.details(ids)),
      replacement: (id) => memory(question('replacement', id), catalogue.replacement(id)),
    },
    content: {
      ...content,
      story: (slug, path, preview) =>
        preview === undefined
          ? memory(question('story', [slug, path]), content.story(slug, path))
          : content.story(slug, path, preview),
      navigation: (preview) =>
        preview === undefined
          ? memory(question('navigation', ''), content.navigation())
          : content.navigation(preview),
      headerBanners: (path, preview) =>
        preview === undefined
          ? memory(question('headerBanners', path), content.headerBanners(path))
          : content.headerBanners(path, preview),
    },
    shipping: {
      shippingOptions: (country) =>
        memory(question('shippingOptions', country), shipping.shippingOptions(country)),
    },
  };
};
