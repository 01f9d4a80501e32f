import { n } from '../../../shared/svg/ink.ts';
import { green, ink, magenta, white } from './palette.ts';
import { disc, fill, line, sticker } from './sheet.ts';

export interface Mood {
  /** The direction of the pupil, from -1 to 1 on each axis. */
  readonly look?: readonly [number, number];
  readonly lid?: 'open' | 'half' | 'shut' | 'glad';
  readonly legs?: boolean;
  readonly arms?: string;
  /** Blinks now and then, unless the visitor prefers reduced motion. */
  readonly blinks?: boolean;
  readonly rim?: number;
}

export const blinking =
  '<style>@keyframes b{0%,92%,100%{transform:scaleY(1)}96%{transform:scaleY(.06)}}.b{animation:b 5.2s infinite;transform-box:fill-box;transform-origin:center}@media (prefers-reduced-motion:reduce){.b{animation:none}}</style>';

const legsOf = 'M-26 64V96M26 64V96';
const shoes = 'M-44 104a16 14 0 0 1 32 0zM12 104a16 14 0 0 1 32 0z';

/** The eye of the logo as a character: a round body of radius 74, centred at 0. */
export const mascot = (mood: Mood = {}): string => {
  const {
    look: [dx, dy] = [0.7, -0.7],
    lid = 'open',
    legs = false,
    arms = '',
    blinks = false,
    rim = 8,
  } = mood;
  const limbs =
    (arms ? line(arms, magenta, 17) : '') + (legs ? line(legsOf, magenta, 17) + fill(shoes, ink) : '');
  const limbRim =
    (arms ? `<path d="${arms}" fill="none" stroke-width="${17 + rim * 2}"/>` : '') +
    (legs ? `<path d="${legsOf}${shoes}" fill="none" stroke-width="${17 + rim * 2}"/>` : '');
  const open =
    fill(disc(dx * 16, dy * 16, 43), white) +
    fill(disc(dx * 27, dy * 27, 26), green) +
    fill(disc(dx * 30, dy * 30, 12), ink) +
    fill(disc(dx * 27 + 9, dy * 27 - 10, 6.5), white);
  const eye = {
    open: blinks ? `<g class="b">${open}</g>` : open,
    half: `<clipPath id="h"><path d="M-80 ${n(dy * 16 - 6)}H80V80H-80Z"/></clipPath><g clip-path="url(#h)">${open}</g>${line(`M${n(dx * 16 - 43)} ${n(dy * 16 - 6)}H${n(dx * 16 + 43)}`, ink, 8)}`,
    shut: line('M-42 -4Q0 34 42 -4M-30 18L-38 32M0 24V40M30 18L38 32', white, 10),
    glad:
      fill(disc(dx * 14, dy * 14, 46), white) +
      fill(disc(dx * 20, dy * 20, 31), green) +
      fill(
        'M0 -26Q4 -4 26 0Q4 4 0 26Q-4 4 -26 0Q-4 -4 0 -26Z',
        white,
        ` transform="translate(${n(dx * 20)} ${n(dy * 20)})"`,
      ),
  }[lid];
  return sticker(
    `${limbRim}<path d="${disc(0, 0, 74)}"/>`,
    `${limbs}${fill(disc(0, 0, 74), magenta)}${eye}`,
    rim,
  );
};
