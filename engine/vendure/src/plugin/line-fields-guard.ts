import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import { UserInputError } from '@vendure/core';

interface Modifying {
  readonly input?: {
    readonly adjustOrderLines?: readonly { readonly customFields?: object | null }[] | null;
  };
}

/**
 * The engine does not enforce `readonly` for fields in a list of lines: without this guard, values could change without
 * their stock, unnoticed.
 */
export class LineFieldsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType<GqlContextType>() !== 'graphql') return true;
    const call = GqlExecutionContext.create(context);
    if (call.getInfo<{ readonly fieldName: string }>().fieldName !== 'modifyOrder') return true;
    const lines = call.getArgs<Modifying>().input?.adjustOrderLines ?? [];
    if (lines.some(({ customFields }) => Object.keys(customFields ?? {}).length > 0))
      throw new UserInputError('The values of a line can be changed by shopMendEye only.');
    return true;
  }
}
