/** Returns the Message-ID of a mail, in the sender's domain. Source: RFC 5322, DELIVER-1. */
export const messageIdOf = (key: string, sender: string): string =>
  `<${key}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

/** Returns the key of one of our mails from its Message-ID. Undefined if it is not one of ours. */
export const keyOfMessageId = (id: string): string | undefined =>
  /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@[^\s<>@]+)?>?$/.exec(id.trim())?.[1];
