import { type Client, ErrorCode, type EvaluationContext, type JsonValue } from '@openfeature/server-sdk';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FlagPort, FlagUser } from '../../application/flags/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { VariableValue } from '../../domain/content/experiment.ts';
import { defaultFlag, type Flag } from '../../domain/flags/flag.ts';

const contextOf = ({ id, attributes }: FlagUser): EvaluationContext => ({
  ...attributes,
  ...(id !== undefined && { targetingKey: id }),
});

const isValue = (value: unknown): value is VariableValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns the variables of a flag. A value that is not a text, number or boolean is ignored. */
const variablesOf = (value: JsonValue): ReadonlyMap<string, VariableValue> =>
  new Map(
    Object.entries(value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}).flatMap(
      ([name, own]) => (isValue(own) ? [[name, own] as const] : []),
    ),
  );

type FlagError = { readonly errorCode?: ErrorCode };

const failureOf = ({ errorCode }: FlagError): Failure | undefined => {
  switch (errorCode) {
    case undefined:
    // A visitor without a targeting key takes part in no experiment; that is not a failure.
    case ErrorCode.TARGETING_KEY_MISSING:
      return undefined;
    case ErrorCode.FLAG_NOT_FOUND:
      return { _tag: 'NotFound' };
    case ErrorCode.TYPE_MISMATCH:
    case ErrorCode.PARSE_ERROR:
      return { _tag: 'Unreadable', at: errorCode };
    default:
      return { _tag: 'Unreachable' };
  }
};

/** A variant chosen by hand only decides whether the feature is on: no service tells what its variants contain. */
const forcedTo = (key: string, { forced }: FlagUser, flag: Flag): Flag => {
  const side = forced?.get(key);
  return side === 'on' || side === 'off' ? { ...flag, enabled: side === 'on' } : flag;
};

/**
 * Supports any service with OpenFeature. A feature is a flag with an object of variables, on unless its metadata has
 * `enabled: false`; or a plain boolean. OpenFeature has no call for attributes, so they are sent with every evaluation.
 */
export const makeOpenFeatureFlags = (client: Client): FlagPort => {
  const ask = async (key: string, user: FlagUser): Promise<E.Either<Failure, Flag>> => {
    const context = contextOf(user);
    const whole = await client.getObjectDetails<JsonValue>(key, null, context);
    if (whole.errorCode !== ErrorCode.TYPE_MISMATCH) {
      const failure = failureOf(whole);
      if (failure) return E.left(failure);
      if (whole.value === null) return E.right(defaultFlag);
      const enabled = whole.flagMetadata.enabled !== false;
      return E.right({ enabled, variables: variablesOf(whole.value) });
    }
    const simple = await client.getBooleanDetails(key, false, context);
    const failure = failureOf(simple);
    return failure ? E.left(failure) : E.right({ enabled: simple.value, variables: defaultFlag.variables });
  };
  return {
    getFlag: (key, user) =>
      pipe(
        TE.tryCatch(
          () => ask(key, user),
          (): Failure => ({ _tag: 'Unreachable' }),
        ),
        TE.flatMapEither((answer) => answer),
        TE.map((flag) => forcedTo(key, user, flag)),
      ),
    track: ({ name, properties }, user) =>
      TE.tryCatch(
        async () => client.track(name, contextOf(user), properties),
        (): Failure => ({ _tag: 'Unreachable' }),
      ),
    setAttributes: () => TE.right(undefined),
  };
};
