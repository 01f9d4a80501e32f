import type { CancellationDraft } from '../../domain/orders/cancellation.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** An empty draft. */
export const emptyCancellation: CancellationDraft = {
  name: '',
  number: '',
  email: '',
  kind: 'ordinary',
  reason: '',
  endsOn: '',
};

export const cancellationIn = (form: FormTexts): CancellationDraft => ({
  name: textIn(form, 'name'),
  number: textIn(form, 'number'),
  email: textIn(form, 'email'),
  kind: form.get('kind') === 'extraordinary' ? 'extraordinary' : 'ordinary',
  reason: textIn(form, 'reason'),
  endsOn: textIn(form, 'endsOn'),
});
