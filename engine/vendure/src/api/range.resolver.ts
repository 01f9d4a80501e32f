import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, VENDURE_VERSION } from '@vendure/core';
import { type Page, Range } from '../catalogue/range';
import { answering } from '../plugin/answering';
import { PLUGIN_OPTIONS, PluginOptions } from '../plugin/plugin-options';
import { StockLook, type StockQuestion } from '../stock/stock-look';

/** The version of these operations. An additional field keeps the version; a field with another meaning raises it. */
export const operationsVersion = 8;

@Resolver()
export class RangeResolver {
  constructor(
    private readonly range: Range,
    private readonly stock: StockLook,
    @Inject(PLUGIN_OPTIONS) private readonly options: PluginOptions,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopEngine(@Ctx() ctx: RequestContext) {
    const { channel } = ctx;
    return answering(async () => ({
      version: operationsVersion,
      engine: VENDURE_VERSION,
      channel: channel.code,
      currency: channel.defaultCurrencyCode,
      languages: channel.availableLanguageCodes ?? [channel.defaultLanguageCode],
      lensStock: this.options.lensStock,
      accounts: true,
    }));
  }

  @Query()
  @Allow(Permission.Public)
  shopStock(@Ctx() ctx: RequestContext, @Args() { asked }: { readonly asked: readonly StockQuestion[] }) {
    return answering(() => this.stock.levels(ctx, asked));
  }

  @Query()
  @Allow(Permission.Public)
  shopProducts(@Ctx() ctx: RequestContext, @Args() page: Page) {
    return answering(() => this.range.products(ctx, page));
  }

  @Query()
  @Allow(Permission.Public)
  shopCategories(@Ctx() ctx: RequestContext, @Args() { since }: { readonly since?: Date }) {
    return answering(() => this.range.categories(ctx, since));
  }
}
