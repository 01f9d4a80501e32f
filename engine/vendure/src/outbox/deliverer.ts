import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger, ProcessContext, TransactionalConnection } from '@vendure/core';
import { PLUGIN_OPTIONS, type PluginOptions } from '../plugin/plugin-options';
import { deliverDue } from './deliver';

/** Units: ms. */
const pause = 1_000;

/** Delivers notices to the shop within a second of the event, while this process runs. */
@Injectable()
export class Deliverer implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PLUGIN_OPTIONS) private readonly options: PluginOptions,
    private readonly connection: TransactionalConnection,
    private readonly processContext: ProcessContext,
  ) {}

  onApplicationBootstrap(): void {
    if (this.options.webhook && this.processContext.isServer) this.wait();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private wait(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round().finally(() => this.wait());
    }, pause);
  }

  private async round(): Promise<void> {
    const { webhook } = this.options;
    if (!webhook) return;
    try {
      while (!this.stopped && (await deliverDue(this.connection.rawConnection, webhook)) > 0);
    } catch (error) {
      Logger.error(`Notices wait: ${String(error)}`, 'DioptraOutbox');
    }
  }
}
