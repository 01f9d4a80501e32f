import type { Context } from 'hono';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import {
  type AppointmentState,
  EyeCheckAppointment,
} from '../../../ui/account/eye-check/EyeCheckAppointment.tsx';
import { EyeCheckOpticians, type OpticiansState } from '../../../ui/account/eye-check/EyeCheckOpticians.tsx';
import { EyeCheckTimes, NoEyeCheck, type TimesState } from '../../../ui/account/eye-check/EyeCheckTimes.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import type { PlainAnswer } from './plain-answer.ts';
import { statusOf } from './status-of.ts';

export type EyeCheckPage =
  | { readonly _tag: 'Opticians'; readonly state: OpticiansState }
  | { readonly _tag: 'Times'; readonly state: TimesState }
  | { readonly _tag: 'Appointment'; readonly state: AppointmentState }
  | { readonly _tag: 'None'; readonly text: 'noOptician' | 'unknown'; readonly failure: Failure };

/** The page for an eye check that does not exist or cannot be loaded now. */
export const noEyeCheck = (text: 'noOptician' | 'unknown', failure: Failure): EyeCheckPage => ({
  _tag: 'None',
  text,
  failure,
});

const bodyOf = (page: EyeCheckPage) => {
  switch (page._tag) {
    case 'Opticians':
      return <EyeCheckOpticians {...page.state} />;
    case 'Times':
      return <EyeCheckTimes {...page.state} />;
    case 'Appointment':
      return <EyeCheckAppointment {...page.state} />;
    case 'None':
      return <NoEyeCheck text={page.text} failure={page.failure} />;
  }
};

const statusFor = (page: EyeCheckPage): number => {
  if (page._tag === 'None') return statusOf(page.failure);
  return 'failure' in page.state && page.state.failure ? statusOf(page.state.failure) : 200;
};

/** Answers with the eye-check pages in a language. They are never cached. */
export const showEyeCheck =
  (answer: PlainAnswer, locale: Locale) =>
  (c: Context, page: EyeCheckPage): Promise<Response> =>
    answer(
      c,
      {
        locale,
        chunk: ['src/ui/routes/account/AccountPage.tsx', 'src/ui/routes/eye-check/EyeCheckPage.tsx'],
        title: (translator) =>
          translator.getFixedT(
            null,
            'personal',
          )(page._tag === 'Appointment' ? 'eyeCheck.appointment' : 'eyeCheck.title'),
        body: <PlainFrame>{bodyOf(page)}</PlainFrame>,
      },
      statusFor(page),
    );
