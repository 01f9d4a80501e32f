import { dial } from '../../shared/dial.ts';
import { useServices } from '../../shared/services.ts';

/** A text in which the shop's phone number or e-mail is a link. */
export const ContactText = ({ text }: { readonly text: string }) => {
  const { phone, email } = useServices().shop.contact;
  const link = text.includes(email)
    ? { words: email, href: `mailto:${email}` }
    : text.includes(phone)
      ? { words: phone, href: dial(phone) }
      : undefined;
  if (!link) return text;
  const [before = '', ...after] = text.split(link.words);
  return (
    <>
      {before}
      <a href={link.href}>{link.words}</a>
      <ContactText text={after.join(link.words)} />
    </>
  );
};
