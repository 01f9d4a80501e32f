/** What a mail is called by everywhere, in the domain of who sends it. Source: RFC 5322, DELIVER-1. */
export const messageIdOf = (key: string, sender: string): string =>
  `<${key}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

/** The key of one of our mails; undefined: no mail of ours is called so. */
export const keyOfMessageId = (id: string): string | undefined =>
  /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@[^\s<>@]+)?>?$/.exec(id.trim())?.[1];
