import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Customer,
  CustomerEvent,
  EventBus,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { Outbox } from './outbox';

/** Notices of customers who were changed or deleted by staff or by themselves. Customers who cannot sign in cause no notice. */
@Injectable()
export class CustomerNotices implements OnApplicationBootstrap {
  constructor(
    private readonly eventBus: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    this.eventBus.registerBlockingEventHandler({
      event: CustomerEvent,
      id: 'dioptra-customer',
      handler: ({ ctx, entity, type }) => (type === 'created' ? undefined : this.tell(ctx, entity)),
    });
  }

  private async tell(ctx: RequestContext, { id }: Customer): Promise<void> {
    const known = await this.connection
      .getRepository(ctx, Customer)
      .findOne({ where: { id }, relations: { user: true }, withDeleted: true });
    if (!known?.user) return;
    await this.outbox.write(ctx, {
      kind: 'customer.changed',
      subject: `customer ${id}`,
      facts: { customer: String(id) },
    });
  }
}
