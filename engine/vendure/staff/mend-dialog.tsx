import {
  api,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Label,
  NativeSelect,
  NativeSelectOption,
  Textarea,
} from '@vendure/dashboard';
import { type FormEvent, useState } from 'react';
import {
  changes,
  chosenOf,
  codes,
  type Eye,
  type EyesAnswer,
  mendEye,
  nameOf,
  offered,
  sideOf,
  type Value,
  written,
} from './eyes';

interface Mending {
  readonly eye: Eye;
  readonly onClose: () => void;
  /** Empty: nothing was changed, but the shown data may be stale. */
  readonly onAnswer: (sentence: string) => Promise<void>;
}

export const MendDialog = ({ eye, onClose, onAnswer }: Mending) => {
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (values: readonly Value[], note: string): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      const { shopMendEye } = (await api.mutate(mendEye, {
        orderLineId: eye.id,
        was: eye.values,
        values,
        note,
      })) as { readonly shopMendEye: EyesAnswer };
      const { no } = shopMendEye;
      if (!no) onClose();
      else setRefusal(no.message);
      await onAnswer(no ? '' : `Changed: ${sideOf(eye)}, ${changes(eye.values, values).join(', ')}.`);
    } catch {
      setRefusal('The engine did not answer. Look whether it was changed before you try again.');
      await onAnswer('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open: boolean) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Mend: {sideOf(eye)}</DialogTitle>
          <DialogDescription>
            {eye.title}, {eye.quantity} {eye.quantity === 1 ? 'box' : 'boxes'}. The price stays as it was
            ordered, and stock follows the new values. The customer sees them in the shop.
          </DialogDescription>
        </DialogHeader>
        <MendForm
          // If another user changed them meanwhile, the form restarts with their values.
          key={JSON.stringify(eye.values)}
          eye={eye}
          busy={busy}
          refusal={refusal}
          onSend={send}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  );
};

interface Filling extends Pick<Mending, 'eye' | 'onClose'> {
  readonly busy: boolean;
  readonly refusal: string;
  readonly onSend: (values: readonly Value[], note: string) => Promise<void>;
}

const MendForm = ({ eye, busy, refusal, onSend, onClose }: Filling) => {
  const [values, setValues] = useState<readonly Value[]>(eye.values);
  const [note, setNote] = useState('');
  const asked = codes.filter((code) => eye.options.some((one) => one.code === code));
  const changed = changes(eye.values, values);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The surrounding page is a form as well.
    event.stopPropagation();
    void onSend(
      asked.flatMap((code) => {
        const value = chosenOf(values, code);
        return value === undefined ? [] : [{ code, value }];
      }),
      note,
    );
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="grid grid-cols-2 gap-4">
        {asked.map((code) => {
          const now = chosenOf(values, code) ?? '';
          const made = offered(eye, values, code);
          return (
            <div key={code} className="space-y-1.5">
              <Label htmlFor={`eye-${code}`}>{nameOf(code)}</Label>
              <NativeSelect
                id={`eye-${code}`}
                value={now}
                required
                onChange={({ target }) =>
                  setValues([...values.filter((one) => one.code !== code), { code, value: target.value }])
                }
              >
                {!made.includes(now) && (
                  <NativeSelectOption value={now}>
                    {now === '' ? 'Choose' : `${written(now)}, not made so`}
                  </NativeSelectOption>
                )}
                {made.map((value) => (
                  <NativeSelectOption key={value} value={value}>
                    {written(value)}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
          );
        })}
      </div>
      <div className="space-y-1.5">
        <Label htmlFor="eye-note">Reason, for the order's history</Label>
        <Textarea
          id="eye-note"
          value={note}
          required
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <p role="status" className="text-sm">
        {changed.length > 0 ? `Changes: ${changed.join(', ')}.` : 'Nothing is changed yet.'}
      </p>
      {refusal !== '' && (
        <p role="alert" className="text-destructive text-sm font-medium">
          {refusal}
        </p>
      )}
      <DialogFooter>
        <Button type="button" variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" disabled={busy || changed.length === 0 || note.trim() === ''}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
};
