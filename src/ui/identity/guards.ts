import { type GuardName, readGuard } from '../../domain/routing/route-guard.ts';

/** A page that asks for a guard nobody has is answered with 500, by the server as well. Source: ROUTE-12, D44. */
export const guardsOf = (names: readonly string[]): readonly GuardName[] =>
  names.map((name) => {
    const guard = readGuard(name);
    if (guard._tag === 'Left') throw new Error(`guard unknown: ${guard.left.status}`);
    return guard.right;
  });
