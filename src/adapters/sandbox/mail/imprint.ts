import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { factsWithoutLineBreaks } from '../words/no-line-breaks.ts';

/**
 * Returns the sender's details that the law requires below a company's letters, including mails. Source: section 35a
 * GmbHG, section 14 UGB, article 2250 codice civile, article R123-237 Code de commerce.
 */
export const imprint = (
  { contact, facts: { capital } }: Pick<Shop, 'contact' | 'facts'>,
  t: Say,
): readonly string[] => {
  const { company, street, city, director, register, vatId } = contact;
  // In Switzerland, one number is both the register number and the VAT id.
  const numbers = vatId.includes(register) ? [vatId] : [register, vatId];
  return [
    factsWithoutLineBreaks([company, street, city]),
    factsWithoutLineBreaks([
      t('mails:letter.represented', { director }),
      ...numbers,
      ...(capital === undefined ? [] : [t('mails:letter.capital', { capital })]),
    ]),
  ];
};

/**
 * Appends the imprint to a letter's text, after the separator by which mail programs recognise a signature. Source: RFC
 * 3676.
 */
export const signed = (shop: Pick<Shop, 'contact' | 'facts'>, t: Say, text: string): string =>
  `${text.trimEnd()}\n\n-- \n${imprint(shop, t).join('\n')}\n`;
