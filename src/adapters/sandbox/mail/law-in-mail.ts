import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LawInMail } from './confirmation.ts';

/** The words for each kind of contract. */
const words = {
  order: { attachment: 'papers:law.attached', text: 'papers:law.below' },
  subscription: { attachment: 'papers:law.attachedSubscription', text: 'papers:law.belowSubscription' },
} as const;

/** How a mail carries the legal texts: as an attachment or below the rest. Undefined if there are none. */
export const lawInMail = (
  { papers: { lawInMail: way } }: Pick<Sandbox, 'papers'>,
  t: Say,
  contract: keyof typeof words,
  texts: readonly LawText[],
): LawInMail | undefined =>
  texts.length === 0
    ? undefined
    : {
        note: t(words[contract][way], { texts: texts.map(({ title }) => title).join(', ') }),
        texts: way === 'attachment' ? [] : texts,
      };
