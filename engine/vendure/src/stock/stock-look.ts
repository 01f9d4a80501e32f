import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { type CodedValue, powerOf, valuesFrom } from '../fields/eye-values';
import { Shelves, shelfKey } from './shelves';
import { Variants } from './variants';

export interface StockQuestion {
  readonly shopId: string;
  readonly options: readonly CodedValue[];
}

/** The stock that can be shipped today. Products that this shop does not sell are left out. */
@Injectable()
export class StockLook {
  constructor(
    private readonly variants: Variants,
    private readonly shelves: Shelves,
  ) {}

  async levels(ctx: RequestContext, asked: readonly StockQuestion[]) {
    const found = await this.variants.byShopId(
      ctx,
      asked.map(({ shopId }) => shopId),
    );
    const questions = asked.flatMap(({ shopId, options }) => {
      const variant = found.get(shopId);
      return variant ? [{ shopId, options, variant, power: powerOf(valuesFrom(options)) }] : [];
    });
    const levels = await this.shelves.read(ctx, questions);
    return questions.map((question) => ({
      shopId: question.shopId,
      options: question.options,
      ...(levels.get(shelfKey(question)) ?? { available: 0, stopOrder: false }),
    }));
  }
}
