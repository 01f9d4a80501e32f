import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { Notice } from './notice.entity';

export const noticeKinds = [
  'order.placed',
  'order.paid',
  'order.changed',
  'order.cancelled',
  'order.shipped',
  'order.refunded',
  'product.changed',
  'stock.changed',
  'category.changed',
  'promotion.changed',
  'customer.changed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** An event, by ids only: the receiver requests the rest. No notice contains personal data. */
export interface Happening {
  readonly kind: NoticeKind;
  /** Notices of one subject are delivered in their order. */
  readonly subject: string;
  readonly facts: Readonly<Record<string, string | number | readonly string[] | null>>;
}

/** Notices that wait for delivery. */
@Injectable()
export class Outbox {
  private silent = 0;

  constructor(private readonly connection: TransactionalConnection) {}

  /** Writes in the transaction of the event: the notice exists exactly if the event does. */
  async write(ctx: RequestContext, { kind, subject, facts }: Happening): Promise<void> {
    if (this.silent > 0 && !kind.startsWith('order.')) return;
    const noticeId = randomUUID();
    const at = new Date();
    const body = JSON.stringify({ id: noticeId, kind, at: at.toISOString(), ...facts });
    await this.connection.getRepository(ctx, Notice).insert({ noticeId, kind, subject, body, dueAt: at });
  }

  /** An import sends one notice about the range, not one for each product. */
  async quietly<Made>(work: () => Promise<Made>): Promise<Made> {
    this.silent += 1;
    try {
      return await work();
    } finally {
      this.silent -= 1;
    }
  }
}
