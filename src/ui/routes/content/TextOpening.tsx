import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';

interface Opened {
  /** The story's slug, the same in each language. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** The number of its sections, and its reading time. Units: minutes. */
  readonly sections: number;
  readonly minutes: number;
  readonly children?: ReactNode;
}

/** A drawing for the topic of each page. */
const drawings: Readonly<Record<string, DrawingName>> = {
  help: 'room-counter',
  shipping: 'hand-parcel',
  returns: 'state-thanks',
  terms: 'scene-desk',
  privacy: 'hand-case',
  legal: 'room-window',
  disclaimer: 'room-exam',
  accessibility: 'hand-fingertip',
};
const drawingOf = (page: string): DrawingName => drawings[page] ?? 'scene-shelf';

const Stickers = ({ page, title, description, children }: Opened) => (
  <header data-of={page}>
    <h1>{title}</h1>
    <p>{description}</p>
    {children}
    <Drawing name={drawingOf(page)} eager />
  </header>
);

/** An opening in the style of a data sheet, with facts such as the number of sections. */
const Sheet = ({ page, title, description, sections, minutes, children }: Opened) => {
  const { t } = useTranslation(['content', 'common']);
  const { contact, country } = useServices().shop;
  const facts: readonly (readonly [string, string | number])[] = [
    [t('page.company'), contact.company],
    [t('page.seat'), `${contact.city}, ${t(`common:country.${country}`)}`],
    ...(sections > 0
      ? ([
          [t('page.sections'), sections],
          [t('page.minutes'), t('page.minutesOf', { minutes })],
        ] as const)
      : []),
  ];
  return (
    <header>
      <h1>{title}</h1>
      <p>{description}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <Drawing name={drawingOf(page)} eager />
    </header>
  );
};

const Window = ({ page, title, description, children }: Opened) => (
  <header data-of={page}>
    <Drawing name={drawingOf(page)} eager />
    <div>
      <h1>{title}</h1>
      <p>{description}</p>
      {children}
    </div>
  </header>
);

/** An opening in the style of a letterhead. */
const Letter = ({ title, description, children }: Opened) => {
  const { contact } = useServices().shop;
  return (
    <header>
      <address>
        {contact.company}
        <br />
        {contact.street}
        <br />
        {contact.city}
      </address>
      <h1>{title}</h1>
      <p>{description}</p>
      {children}
    </header>
  );
};

/** An opening in which the optician at the counter says what the page is about. */
const Counter = ({ title, description, children }: Opened) => {
  const { clock } = useServices();
  return (
    <header>
      <Drawing name={placeNow(shopTimeNow(clock))} eager />
      <div>
        <Drawing name="optician-1" eager />
        <div>
          <h1>{title}</h1>
          <p>{description}</p>
        </div>
      </div>
      {children}
    </header>
  );
};

/** The opening of a text page, chosen by the style of the shop's home page. Source: FACE-14. */
export const textOpenings: Readonly<Record<Shop['hero'], (opened: Opened) => ReactNode>> = {
  blob: Stickers,
  split: Sheet,
  wide: Window,
  quiet: Letter,
  advice: Counter,
};
