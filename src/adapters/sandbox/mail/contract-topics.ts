import { cancellationTopic } from './cancellation-letter.ts';
import { confirmationTopic } from './confirmation.ts';
import { dispatchTopic } from './dispatch-letter.ts';
import { refundTopic, staffRefundTopic } from './refund-letter.ts';
import { subscriptionTopic } from './subscription-letter.ts';
import { unpaidTopic } from './unpaid-letter.ts';
import { withdrawalTopic } from './withdrawal-letter.ts';

/**
 * Mails about a contract, which have to be kept. Those that name lens values are deleted with these: the order keeps all
 * else that they say. Source: LAW-40.
 */
export const contractTopics = [
  confirmationTopic,
  dispatchTopic,
  unpaidTopic,
  refundTopic,
  staffRefundTopic,
  withdrawalTopic,
  subscriptionTopic,
  cancellationTopic,
] as const;
