import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';

const marks: Readonly<Record<SocialProvider, string>> = {
  google: 'M19.6 11.2H12v3h4.3a4.6 4.6 0 1 1-1.2-5.5l2.2-2.2A7.7 7.7 0 1 0 19.7 12.6q0-.7-.1-1.4Z',
  apple:
    'M15.5 4.2c.1 1.8-1.6 3.6-3.4 3.5-.2-1.7 1.6-3.5 3.4-3.5ZM18.6 16.4c-.7 1.6-1.9 3.4-3.3 3.4-1.2 0-1.6-.7-3-.7s-1.9.7-3 .7c-2 0-4.3-4-4.3-7 0-2.9 1.9-4.4 3.7-4.4 1.3 0 2.3.8 3.2.8.8 0 2-.9 3.5-.9 1 0 2.2.5 2.9 1.5-2.6 1.5-2.2 5.2.3 6.6Z',
  house:
    'M15 3a6 6 0 0 0-5.7 7.9L3 17.2V21h4v-2h2v-2h2l2.1-2.3A6 6 0 1 0 15 3Zm1.5 6.2a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4Z',
  facebook:
    'M13.4 20v-7.1h2.4l.4-2.8h-2.8V8.3c0-.8.3-1.4 1.5-1.4h1.4V4.4l-2.1-.1c-2.2 0-3.6 1.3-3.6 3.7v2.1H8.2v2.8h2.4V20h2.8Z',
};

/** The colours of the providers, not of the shop. */
const colours: Readonly<Record<SocialProvider, string>> = {
  google: '#1a73e8',
  apple: '#000',
  facebook: '#0866ff',
  house: 'currentColor',
};

export const ProviderMark = ({ provider }: { readonly provider: SocialProvider }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill={colours[provider]}>
    <path d={marks[provider]} />
  </svg>
);
