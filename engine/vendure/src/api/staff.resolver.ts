import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, RequestContext } from '@vendure/core';
import { Eyes, type EyeView } from '../mending/eyes';
import { MendEye, type Mending } from '../mending/mend-eye';
import { sentenceOf } from '../mending/sentences';
import { Refused } from '../plugin/refused';

/** Answers like the shop's API, but with sentences: staff have no other texts for a code. */
const answeringStaff = async (work: () => Promise<readonly EyeView[]>) => {
  try {
    return { ok: await work() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { no: { code: error.code, message: sentenceOf(error.code, error.values) } };
  }
};

@Resolver()
export class StaffResolver {
  constructor(
    private readonly eyes: Eyes,
    private readonly mending: MendEye,
  ) {}

  @Query()
  @Allow(Permission.ReadOrder)
  shopEyes(@Ctx() ctx: RequestContext, @Args() { orderId }: { readonly orderId: ID }) {
    return answeringStaff(() => this.eyes.ofOrder(ctx, orderId));
  }

  /** The pages poll every few seconds. The engine has no search here: without an answer, each poll would log an error. */
  @Query()
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  pendingSearchIndexUpdates(): number {
    return 0;
  }

  @Mutation()
  @Allow(Permission.UpdateOrder)
  shopMendEye(@Ctx() ctx: RequestContext, @Args() asked: Mending) {
    return answeringStaff(async () => this.mending.mend(ctx, asked));
  }
}
